import type { Selectable } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { conflict, forbidden, invalid, notFound } from '../../basics/problems.ts';
import type { SavedViewTable } from '../../db/tables-tools.ts';
import { sqlState, type Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';

export type SavedViewRow = Selectable<SavedViewTable>;

export const viewList: ListSource = {
  columns: '*',
  from: 'saved_views',
  sorts: { createdDate: 'created_at', name: 'name', list: 'list' },
  fallback: 'name',
  tieBreak: 'id',
};

/** Selects the caller's own views and those of the caller's account that are shared with the caller's role. */
export function viewConditions({ userId, userTypeId, role }: UserCaller, q: string | undefined): Condition[] {
  const visible = condition`(user_id = ${userId} or role_id = ${role?.id ?? null} and user_type_id = ${userTypeId})`;
  return q ? [visible, condition`(name ilike ${contains(q)} or list = ${q})`] : [visible];
}

/** Returns a view of the caller's own, locked until the commit; throws 403 for a view shared with the caller, 404 for others. */
export async function lockOwnView(trx: Trx, caller: UserCaller, id: string): Promise<SavedViewRow> {
  const row = await trx
    .selectFrom('saved_views')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.user_id === caller.userId) return row;
  const isShared = row && row.role_id !== null && row.role_id === caller.role?.id;
  if (isShared && row.user_type_id === caller.userTypeId) throw forbidden('view.notYours');
  throw notFound('view.missing');
}

/** Throws 404 unless the role belongs to the caller's account or is the caller's own, which the provider may have given. */
export async function assertOwnRole(trx: Trx, caller: UserCaller, roleId: string | null): Promise<void> {
  if (roleId === null) return;
  const role = await trx
    .selectFrom('roles')
    .select('id')
    .where('id', '=', roleId)
    .where((eb) =>
      eb.or([eb('user_type_id', '=', caller.userTypeId), eb('id', '=', caller.role?.id ?? null)]),
    )
    .forKeyShare()
    .executeTakeFirst();
  if (!role) throw notFound('role.missing');
}

/** Returns a view's filters, as name=value pairs; throws 400 for an address with a host or a path. */
export function filtersOf(query: string): string {
  const text = query.trim().replace(/^\?/, '');
  if (/[\p{Cc}#\s]/u.test(text) || /^[^=&]*:/.test(text)) throw invalid('view.query', {}, 'query');
  return text;
}

export function nameOf(name: string): string {
  if (name.trim() === '') throw invalid('view.name', {}, 'name');
  return name.trim();
}

const UNIQUE_VIOLATION = '23505';

export const viewNameTaken = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('view.nameTaken', {}, 'name');
  throw error;
};

export const viewWire = (row: SavedViewRow, { userId }: UserCaller) => ({
  _id: row.id,
  name: row.name,
  list: row.list,
  query: row.query,
  roleId: row.role_id,
  own: row.user_id === userId,
  createdDate: row.created_at.toISOString(),
});
