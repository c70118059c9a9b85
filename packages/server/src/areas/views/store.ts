import type { UserCaller } from '../../access/caller.ts';
import { conflict, forbidden, notFound } from '../../basics/problems.ts';
import { sqlState, type Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { roleById } from '../../records/by-id.ts';
import { type SavedViewRow, viewFields } from './fields.ts';

export const viewList: ListSource = {
  columns: viewFields.select,
  from: 'saved_views',
  sorts: { createdDate: 'created_at', name: 'name', list: 'list' },
  fallback: 'name',
  tieBreak: 'id',
};

/** Selects the caller's own views and those of the caller's account that are shared with the caller's role. */
export function viewConditions({ userId, userTypeId, role }: UserCaller, q: string | undefined): Condition[] {
  const visible = condition`(user_id = ${userId} or role_id = ${role?.id ?? null} and user_type_id = ${userTypeId})`;
  return q ? [visible, condition`(fold_text(name) like ${contains(q)} or list = ${q})`] : [visible];
}

/**
 * Returns one of the caller's own views, locked until the commit. Throws 403 for a view shared with the caller, 404 for others.
 */
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

/**
 * Throws 404 unless the role belongs to the caller's account or is the caller's own (which may belong to the platform owner's
 * account).
 */
export async function assertOwnRole(trx: Trx, caller: UserCaller, roleId: string | null): Promise<void> {
  if (roleId === null) return;
  const role = await roleById(trx, roleId)
    .select('id')
    .where((eb) =>
      eb.or([eb('user_type_id', '=', caller.userTypeId), eb('id', '=', caller.role?.id ?? null)]),
    )
    .forKeyShare()
    .executeTakeFirst();
  if (!role) throw notFound('role.missing');
}

const UNIQUE_VIOLATION = '23505';

export const viewNameTaken = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('view.nameTaken', {}, 'name');
  throw error;
};
