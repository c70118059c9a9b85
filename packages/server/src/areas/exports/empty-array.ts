/**
 * Empties the rows of a finished query. The driver refers to finished queries until a full garbage collection, so a long
 * export would otherwise keep the whole file in memory.
 */
export const emptyArray = (array: unknown[]): void => {
  array.length = 0;
};
