import type { Db } from '../../db/transaction.ts';

/** Returns the transaction of a session that is paid; undefined while it is not. */
export async function paidSession(db: Db, sessionId: string): Promise<{ transactionId: string } | undefined> {
  const row = await db
    .selectFrom('checkout_sessions as c')
    .innerJoin('transactions as t', (join) =>
      join.onRef('t.user_type_id', '=', 'c.user_type_id').onRef('t.session_id', '=', 'c.id'),
    )
    .select('t.id')
    .where('c.id', '=', sessionId)
    .where('c.status', '=', 'paid')
    .where('t.status', '=', 'Success')
    .limit(1)
    .executeTakeFirst();
  return row && { transactionId: row.id };
}
