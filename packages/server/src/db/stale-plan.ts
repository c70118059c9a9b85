/**
 * Tells whether PostgreSQL rejected a prepared statement because a migration, for example of a newer process, has changed the
 * columns of its result. The same statement under another name works.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';
