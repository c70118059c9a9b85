import { type Selectable, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { conflict, notFound } from '../../basics/problems.ts';
import type { ApiKeyTable } from '../../db/tables-keys.ts';
import { type Db, sqlState, type Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { merchantOf } from '../../records/joins.ts';

export interface KeyRow extends Omit<Selectable<ApiKeyTable>, 'name_key' | 'main'> {
  merchant_name: string;
  used_at: Date | null;
  used_from: string | null;
  /** The two newest secrets of the key, newest first. */
  secrets: { hint: string; endsAt: string | null }[];
}

const COLUMNS = `k.id, k.user_type_id, k.name, k.scopes, k.addresses, k.created_by, k.created_at, k.expires_at, k.revoked_at,
  k.version, m.name as merchant_name, u.used_at, u.used_from,
  (select coalesce(json_agg(json_build_object('hint', hint, 'endsAt', expires_at)), '[]') from (
    select s.hint, s.expires_at from merchant_secrets s where s.key_id = k.id order by s.created_at desc, s.expires_at desc nulls first limit 2) newest
  ) as secrets`;

export const keyList: ListSource = {
  columns: COLUMNS,
  from: `api_keys k ${merchantOf('k')} left join api_key_uses u on u.key_id = k.id`,
  sorts: { createdDate: 'k.created_at', name: 'k.name', lastUsedDate: 'u.used_at' },
  fallback: '-createdDate',
  tieBreak: 'k.id',
};

/** Returns the list's conditions: the platform owner's users see all keys, others their own account's. */
export function keyConditions(
  caller: UserCaller,
  { userTypeId, q }: { userTypeId?: string | undefined; q?: string | undefined },
): Condition[] {
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`k.user_type_id = ${tenant}`);
  if (userTypeId !== undefined) conditions.push(condition`k.user_type_id = ${userTypeId}`);
  if (q) conditions.push(condition`(fold_text(k.name) like ${contains(q)} or k.id = ${q})`);
  return conditions;
}

export async function readKey(db: Db, id: string): Promise<KeyRow> {
  const row = await readOne<KeyRow>(db, keyList, sql`k.id = ${id}`);
  if (!row) throw notFound('key.missing');
  return row;
}

/** Returns a key that the caller may see; throws 404 for any other. */
export async function visibleKey(db: Db, caller: UserCaller, id: string): Promise<KeyRow> {
  const row = await readKey(db, id);
  const tenant = tenantOf(caller);
  if (tenant !== undefined && row.user_type_id !== tenant) throw notFound('key.missing');
  return row;
}

/** Returns a key that the caller may see, locked until the commit; throws 404 for any other. */
export async function lockKey(trx: Trx, caller: UserCaller, id: string): Promise<KeyRow> {
  const tenant = tenantOf(caller);
  const found = await trx
    .selectFrom('api_keys')
    .select('user_type_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found || (tenant !== undefined && found.user_type_id !== tenant)) throw notFound('key.missing');
  return readKey(trx, id);
}

/** Like `lockKey`, for a change: throws 409 when the key is revoked. */
export async function lockWorkingKey(trx: Trx, caller: UserCaller, id: string): Promise<KeyRow> {
  const row = await lockKey(trx, caller, id);
  if (row.revoked_at !== null) throw conflict('key.revoked');
  return row;
}

const UNIQUE_VIOLATION = '23505';

export const keyNameTaken = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('key.nameTaken', {}, 'name');
  throw error;
};
