import type { Selectable } from 'kysely';
import { notFound } from '../../../basics/problems.ts';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { merchantById } from '../../../records/by-id.ts';
import { lockSession } from '../store.ts';

/**
 * Locks merchant, session and transaction in the order of settlements and payments, which prevents deadlocks. Throws 404 for an
 * unknown transaction, and with `tenant` for one of another merchant.
 */
export async function lockPayment(
  trx: Trx,
  id: string,
  tenant?: string,
): Promise<Selectable<TransactionTable>> {
  const found = await trx
    .selectFrom('transactions')
    .select(['user_type_id', 'session_id'])
    .where('id', '=', id)
    .where('user_type_id', 'in', (eb) => eb.selectFrom('merchants').select('id'))
    .executeTakeFirst();
  if (!found || (tenant !== undefined && found.user_type_id !== tenant))
    throw notFound('transaction.missing');
  const { user_type_id, session_id } = found;
  await merchantById(trx, user_type_id).select('id').forUpdate().execute();
  if (session_id !== null) await lockSession(trx, session_id);
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', user_type_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
