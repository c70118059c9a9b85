import type { Money } from '@daftar/domain';

/** An attempt's outcome, proven by the payment provider. */
export type Proof =
  /** `amount`: the session's if it is absent. */
  | { state: 'paid'; providerReference: string; amount?: Money | undefined }
  | { state: 'failed'; reason: string }
  | { state: 'expired' };
