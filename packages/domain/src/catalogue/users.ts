/** Types of users, by the wire's names; only the platform owner's users choose among them. */
export const userTypes = ['Admin', 'Operator', 'Merchant'] as const;
export type UserType = (typeof userTypes)[number];

/** Whose account a user of a type belongs to: an Operator's is a carrier's. */
export const accountKindOfUserType = {
  Admin: 'owner',
  Operator: 'carrier',
  Merchant: 'merchant',
} as const satisfies Readonly<Record<UserType, 'owner' | 'carrier' | 'merchant'>>;
