/** Rows a page holds when nobody chose. */
export const defaultPageSize = 25;

/** Page sizes of most lists. */
export const pageSizes = [25, 50, 100, 500] as const;

/** Page sizes of roles, billing, blacklists, packages and loan transactions. */
const shortPageSizes = [25, 50, 100] as const;

/** The largest page that page numbers reach is the one that holds this row; a cursor goes beyond. */
export const countedRows = 10_000;

/** Lists that offer the shorter choice. */
export const shortLists = ['roles', 'billing-report', 'blacklists', 'packages', 'loan-transactions'] as const;

/** The page sizes that a list offers, by its path or report type. */
export function pageSizesOf(list: string): readonly number[] {
  return shortLists.some((name) => name === list) ? shortPageSizes : pageSizes;
}
