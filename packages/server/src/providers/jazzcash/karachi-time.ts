const FIVE_HOURS_MS = 5 * 3_600_000;

/** Writes an instant as JazzCash does: yyyyMMddHHmmss in Karachi, which has no summer time. */
export const karachiTime = (at: Date): string =>
  new Date(at.getTime() + FIVE_HOURS_MS).toISOString().replace(/\D/g, '').slice(0, 14);
