import type { Gateway } from '../../gateway.ts';
import { periodOf } from '../payouts/offers.ts';
import type { Filters } from './export-list.ts';

/** Returns the filters with a period; by default the last seven days. */
export function withDays(gateway: Gateway, filters: Filters, zone: string): Filters {
  const { dateFrom, dateTo } = periodOf(gateway, filters, zone);
  return { ...filters, dateFrom, dateTo };
}
