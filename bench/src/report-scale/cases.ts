import type { Pool } from 'pg';
import { DAYS } from './seed.ts';

/**
 * A call of the report, and the best SQL that a hand would write for the same answer: planned when it is sent, like the
 * server's, for each asks for a day and a place of its own.
 */
export interface Case {
  name: string;
  path: string;
  body: object;
  byHand: (pool: Pool) => Promise<unknown>;
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** A whole day amid the rows, and the thirty that end with it. */
const day = dayAgo(DAYS / 2);
const monthBefore = dayAgo(DAYS / 2 + 29);
const cairo = (date: string) => `timestamp '${date}' at time zone 'Africa/Cairo'`;

const EGYPT = `from transactions where created_at >= ${cairo(day)} and created_at < ${cairo(day)} + interval '1 day'
  and country = 'Egypt' and currency = 'EGP'`;
const COUNT = `select count(*) from (select 1 ${EGYPT} limit 10001) counted`;
const NEWEST = 'order by created_at desc, id desc limit 26';

const page = (offset: number) => (pool: Pool) =>
  Promise.all([pool.query(`select * ${EGYPT} ${NEWEST} offset ${offset}`), pool.query(COUNT)]);

const BILLING = `select user_type_id, service_name, country, currency, sum(transactions), sum(amount), sum(refunded_amount),
      sum(merchant_share_value), sum(walee_share_value), count(*) over ()
    from daily_figures where business_day between '${monthBefore}' and '${day}' and country = 'Egypt' and currency = 'EGP'
      and status = 'Success'
    group by user_type_id, service_name, country, currency order by sum(amount) desc limit 25`;

const filter = { dateFrom: day, dateTo: day, country: 'Egypt', currency: 'EGP', limit: 25 };

export const cases = (deepest: number): Case[] => [
  { name: 'first page', path: '/reports/transaction-report', body: { ...filter, page: 1 }, byHand: page(0) },
  {
    name: 'deep page',
    path: '/reports/transaction-report',
    body: { ...filter, page: deepest / 25 + 1 },
    byHand: page(deepest),
  },
  {
    name: 'billing summary',
    path: '/reports/billing-report',
    body: { ...filter, dateFrom: monthBefore, page: 1 },
    byHand: (pool) => pool.query(BILLING),
  },
];
