import { dayRange } from '@daftar/domain';
import { invalid } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition } from '../../lists/condition.ts';

/** Returns a condition for a period in days of the platform owner's time zone, because these lists cover several countries. */
export function withinDays({ settings }: Gateway, dateFrom: string, dateTo: string): Condition {
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
  const { from, to } = dayRange(dateFrom, dateTo, settings.ownerTimeZone);
  return condition`created_at >= ${from} and created_at < ${to}`;
}
