/** What a merchant's key may be allowed to do, in the order of the back-office's list. */
export const keyScopes = [
  'sessions:write',
  'links:write',
  'payments:read',
  'refunds:write',
  'payouts:read',
  'payouts:write',
  'balances:read',
  'subscriptions:read',
  'webhooks:read',
] as const;

/** The value of `x-permission.key` for operations that only users may call. */
export const PEOPLE_ONLY = 'none';

export type KeyScope = (typeof keyScopes)[number];
