import type { CountryName } from './countries.ts';

/** How a payout reaches its beneficiary; a wallet unless said otherwise. */
export const payoutTypes = ['WALLET', 'BANK'] as const;
export type PayoutType = (typeof payoutTypes)[number];
export const defaultPayoutType: PayoutType = 'WALLET';

export const payoutStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** What the list's status filter offers; All is as good as none. */
export const payoutStatusFilters = ['All', ...payoutStatuses] as const;
export type PayoutStatusFilter = (typeof payoutStatusFilters)[number];

/** The status that a filter asks for; undefined asks for any. */
export function payoutStatusOf(filter: PayoutStatusFilter | undefined): PayoutStatus | undefined {
  return filter === 'All' ? undefined : filter;
}

/** The only country that payouts go to, and its code on the wire. */
export const payoutCountries = [{ name: 'Egypt', countryCode: 'EG' }] as const satisfies readonly {
  name: CountryName;
  countryCode: string;
}[];

/** The statuses that an approval file may give. */
export const approvalStatuses = ['Approved', 'Rejected'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** What a file of approvals may be; its size in bytes. */
export const approvalFile = {
  extensions: ['xlsx', 'xls'],
  largest: 10 * 1_048_576,
  mostRows: 50_000,
} as const;

/** Tells whether a file's name ends as a workbook's does. */
export function isWorkbookName(name: string): boolean {
  const lower = name.toLowerCase();
  return approvalFile.extensions.some((extension) => lower.endsWith(`.${extension}`));
}
