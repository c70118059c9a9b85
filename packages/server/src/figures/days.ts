import { businessDay, countries } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import { zoneOf } from '../records/business-zone.ts';

/** Between two days, both included, each row on its own country's. */
export function between(dateFrom: string, dateTo: string, field: string): RawBuilder<unknown> {
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, field);
  return sql`business_day between ${dateFrom} and ${dateTo}`;
}

/** Today, wherever it is: in Karachi the next day begins while Cairo still counts this one. */
export function onToday(gateway: Gateway): RawBuilder<unknown> {
  const names = countries.map(({ name }) => name);
  const days = names.map((name) => businessDay(gateway.now(), zoneOf(gateway, name)));
  return sql`(country, business_day) in (select * from unnest(${names}::text[], ${days}::date[]))`;
}
