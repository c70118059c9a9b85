import { dayRange } from '@daftar/domain';
import { invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { zoneOf } from '../../records/business-zone.ts';
import type { SettlementFilter } from '../settlements/public.ts';

/** Returns a filter for settlements made in the report's period, by days of its country. */
export function settlementReportFilter(
  gateway: Gateway,
  body: Pick<Body<'reportSettlements'>, 'dateFrom' | 'dateTo' | 'country' | 'currency' | 'q'>,
): SettlementFilter {
  const { q, country, currency, dateFrom, dateTo } = body;
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
  return { q, country, currency, made: dayRange(dateFrom, dateTo, zoneOf(gateway, country)) };
}
