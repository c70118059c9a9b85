/** Types of users, by their names in the API. Only users of the platform owner can choose a type. */
export const userTypes = ['Admin', 'Operator', 'Merchant'] as const;
export type UserType = (typeof userTypes)[number];

/** Kind of account that a user of each type belongs to: an Admin to the platform owner, an Operator to a carrier. */
export const accountKindOfUserType = {
  Admin: 'owner',
  Operator: 'carrier',
  Merchant: 'merchant',
} as const satisfies Readonly<Record<UserType, 'owner' | 'carrier' | 'merchant'>>;
