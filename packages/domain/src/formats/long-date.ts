import { format } from 'date-fns/format';
import { type Instant, onClock } from './on-clock.ts';

/** Formats a date in English with its weekday: Saturday, November 21, 2026. */
export function formatLongDate(instant: Instant, timeZone: string): string {
  return format(onClock(instant, timeZone), 'EEEE, MMMM d, yyyy');
}
