import type { CountryName } from './countries.ts';

/** Ways in which a payout reaches its beneficiary; the default is a wallet. */
export const payoutTypes = ['WALLET', 'BANK'] as const;
export type PayoutType = (typeof payoutTypes)[number];
export const defaultPayoutType: PayoutType = 'WALLET';

export const payoutStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Choices of the list's status filter; All means no filter. */
export const payoutStatusFilters = ['All', ...payoutStatuses] as const;
export type PayoutStatusFilter = (typeof payoutStatusFilters)[number];

/** Returns the status that a filter selects; undefined for All, which selects any status. */
export function payoutStatusOf(filter: PayoutStatusFilter | undefined): PayoutStatus | undefined {
  return filter === 'All' ? undefined : filter;
}

/** The only country of payouts, and its code in the API. */
export const payoutCountries = [{ name: 'Egypt', countryCode: 'EG' }] as const satisfies readonly {
  name: CountryName;
  countryCode: string;
}[];

/** Statuses that an approval file may contain. */
export const approvalStatuses = ['Approved', 'Rejected'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Limits of an approval file; `largest` is its maximum size in bytes. */
export const approvalFile = {
  extensions: ['xlsx', 'xls'],
  largest: 10 * 1_048_576,
  mostRows: 50_000,
} as const;

/** Tells whether a file name has the extension of an Excel workbook. */
export function isWorkbookName(name: string): boolean {
  const lower = name.toLowerCase();
  return approvalFile.extensions.some((extension) => lower.endsWith(`.${extension}`));
}
