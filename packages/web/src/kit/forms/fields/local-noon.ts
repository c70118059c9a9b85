import { isDay } from '@daftar/domain';
import { formatISO, parseISO, setHours } from 'date-fns';

/** Converts YYYY-MM-DD to a Date at local noon; daylight saving time can skip midnight, but never noon. */
export const toLocalNoon = (day: string): Date | undefined =>
  isDay(day) ? setHours(parseISO(day), 12) : undefined;

/** Returns the local day of a Date as YYYY-MM-DD. */
export const toIsoDay = (moment: Date): string => formatISO(moment, { representation: 'date' });
