import { conflict } from '../basics/problems.ts';
import type { Trx } from '../db/transaction.ts';

/** Throws 409 when an account that is to be deleted has services or users. */
export async function assertInNoUse(trx: Trx, kind: 'merchant' | 'carrier', id: string): Promise<void> {
  const service = await trx
    .selectFrom('services')
    .select('id')
    .where(kind === 'merchant' ? 'user_type_id' : 'carrier_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (service || user) throw conflict(`${kind}.inUse`);
}
