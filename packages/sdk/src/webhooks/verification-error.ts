import { DaftarError } from '../core/errors.ts';

/** Why a message is not believed. */
export type VerificationFailure = 'missing' | 'malformed' | 'too-old' | 'too-new' | 'not-signed';

/** A webhook or return address that is not, or no longer, to be believed: answer 400 and do nothing else. */
export class VerificationError extends DaftarError {
  override name = 'VerificationError';
  readonly reason: VerificationFailure;

  constructor(reason: VerificationFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
