import type { Trx } from '../db/transaction.ts';

/**
 * Locks an account's users until the commit: other changes of its users or roles wait, and then see this one. Call it before
 * locking a role, so that two transactions cannot deadlock.
 */
export async function lockUsers(trx: Trx, userTypeId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', userTypeId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
