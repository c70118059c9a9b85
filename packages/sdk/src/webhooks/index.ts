export type * from './event.ts';
export { VerificationError, type VerificationFailure } from './verification-error.ts';
export { type ReturnOutcome, verifyReturnAddress } from './verify-return-address.ts';
export { type HeadersLike, verifyWebhook } from './verify-webhook.ts';
export type { VerifyOptions } from './window.ts';
