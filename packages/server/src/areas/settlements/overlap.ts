import { sql } from 'kysely';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Period } from './revenue.ts';

/**
 * Throws 409 when another settlement of the merchant and currency shares a day with the period, unless the user gave a reason.
 */
export async function assertNoOverlap(trx: Trx, period: Period, reason: string | undefined): Promise<void> {
  if (reason !== undefined && reason.trim() !== '') return;
  const other = await trx
    .selectFrom('settlements')
    .select(['transaction_id', 'date_from', 'date_to'])
    .where('user_type_id', '=', period.merchantId)
    .where('local_currency', '=', period.currency)
    .where('date_from', '<=', sql<string>`${period.dateTo}::date`)
    .where('date_to', '>=', sql<string>`${period.dateFrom}::date`)
    .orderBy('transaction_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  throw conflict(
    'overlap',
    { number: other.transaction_id, from: other.date_from, to: other.date_to },
    'dateFrom',
  );
}
