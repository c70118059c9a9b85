import { type RawBuilder, sql } from 'kysely';

/** Default time for which the old secret stays valid after a rotation. */
export const OVERLAP_HOURS = 24;

/**
 * Returns the SQL for `expires_at` of the existing secrets at a rotation. The newest of them, which has no expiry yet, expires
 * after the overlap; every older one expires now.
 */
export const endOlderSecrets = (now: Date, overlapHours: number): RawBuilder<Date> => {
  const end = new Date(now.getTime() + overlapHours * 3_600_000);
  return sql<Date>`case when expires_at is null then ${end} else least(expires_at, ${now}) end`;
};
