import type { Gateway } from '../../gateway.ts';
import { periodOf } from '../payouts/offers.ts';
import type { Filters } from './export-list.ts';

/** The filters with the days that they mean at this moment: without any, the last seven. */
export function withDays(gateway: Gateway, filters: Filters, zone: string): Filters {
  const { dateFrom, dateTo } = periodOf(gateway, filters, zone);
  return { ...filters, dateFrom, dateTo };
}
