import { DaftarError, ERROR_NAME } from '../core/errors.ts';

/** The reason why a message is rejected. */
export type VerificationFailure = 'missing' | 'malformed' | 'too-old' | 'too-new' | 'not-signed';

/**
 * A webhook or return address is not signed with the merchant's secret, or is too old: respond with 400 and do nothing
 * else.
 */
export class VerificationError extends DaftarError {
  static override readonly [ERROR_NAME] = 'VerificationError';
  readonly reason: VerificationFailure;

  constructor(reason: VerificationFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
