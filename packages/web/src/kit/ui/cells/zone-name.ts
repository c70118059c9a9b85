import { tz } from '@date-fns/tz';
import { format } from 'date-fns';

/** Returns a time zone's offset from UTC at a given time, for example 'GMT+2'; the same in every language. */
export const zoneName = (moment: string | number, timeZone: string): string =>
  format(moment, 'O', { in: tz(timeZone) });
