/** An attempt's outcome, proven by the payment provider. */
export type Proof =
  | { state: 'paid'; providerReference: string }
  | { state: 'failed'; reason: string }
  | { state: 'expired' };
