import { isDay } from '@daftar/domain';

/** Converts YYYY-MM-DD to a Date at local noon; daylight saving time can skip midnight, but never noon. */
export const toLocalNoon = (day: string): Date | undefined =>
  isDay(day) ? new Date(`${day}T12:00`) : undefined;

/** Returns the local day of a Date as YYYY-MM-DD. */
export const toIsoDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
