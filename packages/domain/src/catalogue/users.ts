/** Types of users, by the wire's names; only the platform owner's users choose among them. */
export const userTypes = ['Admin', 'Operator', 'Merchant'] as const;
export type UserType = (typeof userTypes)[number];

/** The kind of account that a user of each type belongs to: an Operator belongs to a carrier. */
export const accountKindOfUserType = {
  Admin: 'owner',
  Operator: 'carrier',
  Merchant: 'merchant',
} as const satisfies Readonly<Record<UserType, 'owner' | 'carrier' | 'merchant'>>;
