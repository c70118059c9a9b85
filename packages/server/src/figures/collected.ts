import { type RawBuilder, sql } from 'kysely';

/**
 * Condition on a transaction, or on a row of the daily figures, that it counts as collected: the payment succeeded. Refunds do
 * not change that; what went back is a figure of its own.
 */
export const collected: RawBuilder<unknown> = sql`status = 'Success'`;

type Figure =
  | 'transactions'
  | 'amount'
  | 'refunded_amount'
  | 'carrier_share_value'
  | 'merchant_share_value'
  | 'walee_share_value';

/**
 * Sums a figure of collected payments over rows of the daily figures. Every total of the product is one of these sums, so that
 * all places show the same.
 */
export const sumCollected = (figure: Figure): RawBuilder<unknown> =>
  sql`coalesce(sum(${sql.ref(figure)}) filter (where ${collected}), 0)`;
