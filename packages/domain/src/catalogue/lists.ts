/** Default number of rows per page. */
export const defaultPageSize = 25;

/** Page sizes of most lists. */
export const pageSizes = [25, 50, 100, 500] as const;

/** Page sizes of roles, billing, blacklists, packages and loan transactions. */
const shortPageSizes = [25, 50, 100] as const;

/** Last row that a page number can reach; rows beyond it are reached with a cursor. */
export const countedRows = 10_000;

/** Lists that offer `shortPageSizes`. */
export const shortLists = ['roles', 'billing-report', 'blacklists', 'packages', 'loan-transactions'] as const;

/** Returns the page sizes that a list offers, by its path or report type. */
export function pageSizesOf(list: string): readonly number[] {
  return shortLists.some((name) => name === list) ? shortPageSizes : pageSizes;
}

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
