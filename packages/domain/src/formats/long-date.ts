import { format } from 'date-fns/format';
import { type Instant, onClock } from './on-clock.ts';

/** The long weekday form of the settlement summary: Saturday, November 21, 2026. */
export function formatLongDate(instant: Instant, timeZone: string): string {
  return format(onClock(instant, timeZone), 'EEEE, MMMM d, yyyy');
}
