/** The number of each way to read a file: as an approval file, or as the cells of a sheet or CSV file. */
export const readers = { approval: 0, grid: 1 } as const;
export type ReaderName = keyof typeof readers;
