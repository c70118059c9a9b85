/** Rows a page holds when nobody chose. */
export const defaultPageSize = 25;

/** Page sizes of most lists. */
export const pageSizes = [25, 50, 100, 500] as const;

/** Page sizes of roles, billing, blacklists, packages and loan transactions. */
export const shortPageSizes = [25, 50, 100] as const;

/** The largest page that page numbers reach is the one that holds this row; a cursor goes beyond. */
export const countedRows = 10_000;
