import type { Trx } from '../db/transaction.ts';

/**
 * Locks an account's users until the commit: other changes of its users or roles wait, and then see this one. Call it before
 * a role is locked, so that two transactions never wait for each other.
 */
export async function holdPeople(trx: Trx, userTypeId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', userTypeId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
