import { notFound } from '../basics/problems.ts';
import type { Trx } from '../db/transaction.ts';
import type { NamedAccount } from './named.ts';

/** Holds an account until the commit: it is not deleted beside what is made for it. */
export async function holdAccount(trx: Trx, { userTypeId, kind }: NamedAccount): Promise<void> {
  // The provider is not deleted.
  if (kind === 'owner') return;
  const row = await trx
    .selectFrom(kind === 'carrier' ? 'carriers' : 'merchants')
    .select('id')
    .where('id', '=', userTypeId)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw notFound('account.missing');
}
