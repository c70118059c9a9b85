/** An attempt's outcome, proven by the provider. */
export type Proof =
  | { state: 'paid'; providerReference: string }
  | { state: 'failed'; reason: string }
  | { state: 'expired' };
