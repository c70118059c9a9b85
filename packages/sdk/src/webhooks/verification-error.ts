import { DaftarError, ERROR_NAME } from '../core/errors.ts';

/** Why a message is refused. */
export type VerificationFailure = 'missing' | 'malformed' | 'too-old' | 'too-new' | 'not-signed';

/** A webhook or return address is not signed by the merchant's secret, or too old: answer 400 and do nothing else. */
export class VerificationError extends DaftarError {
  static override readonly [ERROR_NAME] = 'VerificationError';
  readonly reason: VerificationFailure;

  constructor(reason: VerificationFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
