/**
 * Names of the ledger's accounts. `provider_share` is the platform owner's share. A `clearing` account has the name of a
 * payment provider; `payable`, `balance` and `loan` accounts have a merchant's id, `carrier` accounts a carrier's.
 */
export type Account =
  | 'bank'
  | 'payout_transit'
  | 'tax'
  | 'provider_share'
  | 'fees'
  | `clearing:${string}`
  | `payable:${string}`
  | `balance:${string}`
  | `loan:${string}`
  | `carrier:${string}`;

/** The chart of accounts. */
export const accounts = {
  bank: 'bank',
  payoutTransit: 'payout_transit',
  tax: 'tax',
  ownerShare: 'provider_share',
  fees: 'fees',
  clearing: (provider: string): Account => `clearing:${provider}`,
  payable: (merchantId: string): Account => `payable:${merchantId}`,
  balance: (merchantId: string): Account => `balance:${merchantId}`,
  loan: (merchantId: string): Account => `loan:${merchantId}`,
  carrier: (carrierId: string): Account => `carrier:${carrierId}`,
} as const;

/**
 * Tells whether an account must never be negative. Such an account has a row with its balance; other balances are sums
 * of postings.
 */
export function isGuarded(account: Account): boolean {
  return account.startsWith('balance:') || account.startsWith('loan:');
}
