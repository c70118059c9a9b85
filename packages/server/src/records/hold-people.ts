import type { Trx } from '../db/transaction.ts';

/**
 * Holds an account's users until the commit: whoever changes its people or roles waits, and then sees what we did. Held
 * before any of its roles, so that two never wait for each other.
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
