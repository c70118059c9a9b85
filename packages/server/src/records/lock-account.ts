import { notFound } from '../basics/problems.ts';
import type { Trx } from '../db/transaction.ts';
import type { NamedAccount } from './account-named.ts';

/** Locks an account until the commit, so that it cannot be deleted while a record is created for it. */
export async function lockAccount(trx: Trx, { userTypeId, kind }: NamedAccount): Promise<void> {
  // The platform owner's account cannot be deleted.
  if (kind === 'owner') return;
  const row = await trx
    .selectFrom(kind === 'carrier' ? 'carriers' : 'merchants')
    .select('id')
    .where('id', '=', userTypeId)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw notFound('account.missing');
}
