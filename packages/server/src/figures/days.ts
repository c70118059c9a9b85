import { businessDay, countries } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import { zoneOf } from '../records/business-zone.ts';

/**
 * Returns the condition that the row's business day, in its country's time zone, is in the period, both ends included. Throws
 * 400 if the period ends before it begins.
 */
export function businessDaysBetween(dateFrom: string, dateTo: string, field: string): RawBuilder<unknown> {
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, field);
  return sql`business_day between ${dateFrom} and ${dateTo}`;
}

/** Returns the condition that the row's business day is today in its country. Karachi's day begins before Cairo's. */
export function onToday(gateway: Gateway): RawBuilder<unknown> {
  const names = countries.map(({ name }) => name);
  const days = names.map((name) => businessDay(gateway.now(), zoneOf(gateway, name)));
  return sql`(country, business_day) in (select * from unnest(${names}::text[], ${days}::date[]))`;
}
