import { addDays, dayRange } from '@daftar/domain';
import { invalid } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import type { Period } from './known.ts';

const MOST_DAYS = 92;

/** Returns the days that a file covers, in the platform owner's time zone. Throws 400 for a wrong order or too many days. */
export function periodOf({ settings }: Gateway, dateFrom: string, dateTo: string): Period {
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
  if (addDays(dateFrom, MOST_DAYS - 1) < dateTo)
    throw invalid('delivery.period', { count: MOST_DAYS }, 'dateTo');
  return dayRange(dateFrom, dateTo, settings.ownerTimeZone);
}
