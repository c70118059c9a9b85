import type { ChargeResult, PageRequest } from './charge.ts';

/** Returns the result of a request that the provider accepted: the customer pays on the provider's page. */
export const acceptedOnPage = (url: string, { expiresAt }: PageRequest, charge?: string): ChargeResult => ({
  outcome: 'accepted',
  step: { kind: 'redirect', url },
  expiresAt,
  code: '200',
  description: 'Accepted',
  charge,
});
