/**
 * Empties the rows of a finished query. The driver keeps references to finished queries until a full garbage
 * collection, which for a long export would keep the whole file in memory.
 */
export const emptyArray = (array: unknown[]): void => {
  array.length = 0;
};
