import { dayRange } from '@daftar/domain';
import type { Pool } from 'pg';
import { DAYS } from './seed.ts';

/**
 * A report call, and the best SQL, written by hand, for the same response. PostgreSQL plans this SQL on each execution, as
 * it plans the server's.
 */
export interface Case {
  name: string;
  path: string;
  body: object;
  byHand: (pool: Pool) => Promise<unknown>;
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** A day in the middle of the rows, and the first of the thirty days that end with it. */
const day = dayAgo(DAYS / 2);
const monthBefore = dayAgo(DAYS / 2 + 29);
const { from, to } = dayRange(day, day, 'Africa/Cairo');

const OF_THE_DAY = `created_at >= '${from.toISOString()}' and created_at < '${to.toISOString()}'
  and country = 'Egypt' and currency = 'EGP'`;
const EGYPT = `from transactions where ${OF_THE_DAY}`;
const COUNT = `select count(*) from (select 1 ${EGYPT} limit 10001) counted`;
const NEWEST = 'order by created_at desc, id desc limit 26';

const first = `select * ${EGYPT} ${NEWEST}`;
/** A deep page: finds the page's keys in the index alone, then reads only the rows that it shows, from one month's partition. */
const deep = (offset: number) => `
  with place as (select id, created_at ${EGYPT} ${NEWEST} offset ${offset})
  select found.* from place cross join lateral (
    select * from transactions one where one.id = place.id and one.created_at = place.created_at and ${OF_THE_DAY}
  ) found order by created_at desc, id desc`;

const withCount = (page: string) => (pool: Pool) => Promise.all([pool.query(page), pool.query(COUNT)]);

const BILLING = `
  select sums.*, coalesce(b.status, 'Failed') as status from (
    select user_type_id, service_name, country, currency, sum(transactions), sum(amount) as amount, sum(refunded_amount),
      sum(carrier_share_value), sum(merchant_share_value), sum(walee_share_value), count(*) over ()
    from daily_figures where business_day between '${monthBefore}' and '${day}' and country = 'Egypt' and currency = 'EGP'
      and status = 'Success'
    group by user_type_id, service_name, country, currency order by sum(amount) desc limit 25
  ) sums
  left join (
    select * from billing_statuses where date_from = '${monthBefore}' and date_to = '${day}'
  ) b using (user_type_id, service_name, country, currency)
  order by amount desc`;

export const SUMMARY = 'billing summary';

const filter = { dateFrom: day, dateTo: day, country: 'Egypt', currency: 'EGP', limit: 25 };

/** Returns the cases. `deepest` is the row offset of the deep page. */
export const cases = (deepest: number): Case[] => [
  {
    name: 'first page',
    path: '/reports/transaction-report',
    body: { ...filter, page: 1 },
    byHand: withCount(first),
  },
  {
    name: 'deep page',
    path: '/reports/transaction-report',
    body: { ...filter, page: deepest / 25 + 1 },
    byHand: withCount(deep(deepest)),
  },
  {
    name: SUMMARY,
    path: '/reports/billing-report',
    body: { ...filter, dateFrom: monthBefore, page: 1 },
    byHand: (pool) => pool.query(BILLING),
  },
];
