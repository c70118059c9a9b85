/**
 * Empties what a finished query was given or has answered. The driver's queries hold one another until the collector looks
 * at all of memory, and what they were about with them: over a long export that is the whole file.
 */
export const letGo = (used: unknown[]): void => {
  used.length = 0;
};
