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
