import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';

type RecordTable =
  | 'merchants'
  | 'carriers'
  | 'services'
  | 'products'
  | 'packages'
  | 'blacklist'
  | 'users'
  | 'roles'
  | 'loan_transactions';

/** `no key update` lets other transactions add references to the record; `update`, needed before a delete, blocks them too. */
type Strength = 'update' | 'no key update';

/** Locks a record until the commit, if it exists. */
export async function lockRow(
  trx: Trx,
  table: RecordTable,
  id: string,
  strength: Strength = 'update',
): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for ${sql.raw(strength)}`.execute(trx);
}

/** Locks many merchants until the commit, in the order of their ids, which avoids deadlocks. */
export async function lockMerchants(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select 1 from merchants where id = any(${[...ids]}::text[]) order by id for no key update`.execute(
    trx,
  );
}
