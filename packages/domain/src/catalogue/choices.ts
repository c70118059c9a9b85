/** Types of carriers, as forms and the API name them. */
export const carrierTypes = ['Carrier', 'Operator'] as const;
export type CarrierType = (typeof carrierTypes)[number];

export const serviceTypes = ['Loan', 'Others'] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const accountStatuses = ['Active', 'Inactive'] as const;

export const transactionStatuses = ['Success', 'Failed'] as const;

export const languages = ['en', 'ar', 'ur'] as const;
export type Language = (typeof languages)[number];

/** The English names of the languages, which a merchant's `emailLanguage` has in the API. */
export const languageNames = ['English', 'Arabic', 'Urdu'] as const;
export type LanguageName = (typeof languageNames)[number];

/** Types of users, by their names in the API. Only users of the platform owner can choose a type. */
export const userTypes = ['Admin', 'Operator', 'Merchant'] as const;
export type UserType = (typeof userTypes)[number];

/** Kind of account that a user of each type belongs to: an Admin to the platform owner, an Operator to a carrier. */
export const accountKindOfUserType = {
  Admin: 'owner',
  Operator: 'carrier',
  Merchant: 'merchant',
} as const satisfies Readonly<Record<UserType, 'owner' | 'carrier' | 'merchant'>>;

/** Colour of a status. */
export type Tone = 'green' | 'amber' | 'red' | 'grey';

const toneByStatus: Readonly<Record<string, Tone>> = {
  Success: 'green',
  Approved: 'green',
  Active: 'green',
  Paid: 'green',
  paid: 'green',
  Delivered: 'green',
  Pending: 'amber',
  pending: 'amber',
  open: 'amber',
  Suspended: 'amber',
  Inactive: 'grey',
  expired: 'grey',
};

/** Returns the colour of any record's status. An unknown status is red, as with transactions. */
export function toneOf(status: string): Tone {
  return Object.hasOwn(toneByStatus, status) ? (toneByStatus[status] ?? 'red') : 'red';
}
