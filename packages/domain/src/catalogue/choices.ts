/** Carrier types, as forms and the API name them. */
export const carrierTypes = ['Carrier', 'Operator'] as const;
export type CarrierType = (typeof carrierTypes)[number];

export const serviceTypes = ['Loan', 'Others'] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const accountStatuses = ['Active', 'Inactive'] as const;

export const transactionStatuses = ['Success', 'Failed'] as const;

export const languages = ['en', 'ar', 'ur'] as const;
export type Language = (typeof languages)[number];

/** Initial filters of each report. The initial dates are today. */
export const reportDefaults = {
  'transaction-report': { country: 'Egypt', currency: 'EGP' },
  'settlement-report': { country: 'Pakistan', currency: 'PKR' },
  'billing-report': { country: 'Egypt', currency: 'EGP' },
} as const;
export type ReportType = keyof typeof reportDefaults;

/** Returns the report type of a query string; the transaction report for an unknown type. */
export function reportTypeOf(text: unknown): ReportType {
  return typeof text === 'string' && Object.hasOwn(reportDefaults, text)
    ? (text as ReportType)
    : 'transaction-report';
}
