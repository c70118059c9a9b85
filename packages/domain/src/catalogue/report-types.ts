/** Initial country and currency filter of each report. */
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
