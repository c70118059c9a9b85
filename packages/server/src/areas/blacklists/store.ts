import { normaliseMsisdn } from '@daftar/domain';
import { conflict, notFound } from '../../basics/problems.ts';
import { type Db, sqlState, type Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { indexed, indexedNullsLast } from '../../lists/sort.ts';
import { lockRow } from '../../records/lock-row.ts';
import { type BlacklistRow, blacklistFields } from './fields.ts';

export const blacklistList: ListSource = {
  columns: blacklistFields.select,
  from: 'blacklist',
  sorts: { createdDate: indexedNullsLast('created_at'), msisdn: indexed('msisdn') },
  fallback: '-createdDate',
  tieBreak: 'id',
};

/** Selects entries by part of a number, or by a number in any spelling. */
export function blacklistConditions(q: string | undefined): Condition[] {
  if (!q) return [];
  return [condition`(msisdn like ${contains(q)} or msisdn = ${normaliseMsisdn(q)} or id = ${q})`];
}

export async function findEntry(db: Db, id: string): Promise<BlacklistRow> {
  const row = await db.selectFrom('blacklist').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('blacklist.missing');
  return row;
}

/** Like `findEntry`, but locks the entry until the commit. */
export async function lockEntry(trx: Trx, id: string): Promise<BlacklistRow> {
  await lockRow(trx, 'blacklist', id);
  return findEntry(trx, id);
}

const UNIQUE_VIOLATION = '23505';

export const numberListed = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('number-listed', {}, 'msisdn');
  throw error;
};
