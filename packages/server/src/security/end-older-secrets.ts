import { type RawBuilder, sql } from 'kysely';

/** Time that the old secret stays valid after a rotation, unless the caller chooses another one. */
export const OVERLAP_HOURS = 24;

/**
 * Returns the new `expires_at` of the secrets before a rotation: only the previous one has no end yet and gets the overlap;
 * every older one ends now.
 */
export const endOlderSecrets = (now: Date, overlapHours: number): RawBuilder<Date> => {
  const end = new Date(now.getTime() + overlapHours * 3_600_000);
  return sql<Date>`case when expires_at is null then ${end} else least(expires_at, ${now}) end`;
};
