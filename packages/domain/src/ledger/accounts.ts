/** Names of the ledger's accounts; merchants, carriers and providers by their ids. */
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
  providerShare: 'provider_share',
  fees: 'fees',
  clearing: (provider: string): Account => `clearing:${provider}`,
  payable: (merchantId: string): Account => `payable:${merchantId}`,
  balance: (merchantId: string): Account => `balance:${merchantId}`,
  loan: (merchantId: string): Account => `loan:${merchantId}`,
  carrier: (carrierId: string): Account => `carrier:${carrierId}`,
} as const;

/** Accounts that may never go below zero keep a balance row; the others are sums. */
export function isGuarded(account: Account): boolean {
  return account.startsWith('balance:') || account.startsWith('loan:');
}
