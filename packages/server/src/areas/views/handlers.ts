import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { audit } from '../../audit/record.ts';
import { newId } from '../../basics/ids.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { nameKey } from '../../records/name-key.ts';
import {
  assertOwnRole,
  filtersOf,
  lockOwnView,
  nameOf,
  type SavedViewRow,
  viewConditions,
  viewList,
  viewNameTaken,
  viewWire,
} from './store.ts';

const MOST_VIEWS = 200;

const facts = ({ name, list, query, role_id }: SavedViewRow) => ({ name, list, query, roleId: role_id });

interface Change {
  action: 'addSavedView' | 'editSavedView' | 'deleteSavedView';
  before?: SavedViewRow;
  after?: SavedViewRow;
  requestId: string;
  now: Date;
}

async function remember(trx: Trx, caller: UserCaller, change: Change): Promise<void> {
  const { action, before, after, requestId, now } = change;
  const row = after ?? before;
  if (!row) return;
  const verb = !before ? 'saved' : after ? 'changed' : 'deleted';
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor: actorOf(caller),
    action,
    kind: 'saved-view',
    recordId: row.id,
    description: `View ${row.name} ${verb}`,
    before: before && facts(before),
    after: after && facts(after),
    requestId,
    at: now,
  });
}

const reads: Reads = {
  listSavedViews: ({ gateway, caller, query }) => {
    const user = asUser(caller);
    const conditions = viewConditions(user, query?.q);
    return fetchPage(gateway.pool, viewList, conditions, query ?? {}, (row: SavedViewRow) =>
      viewWire(row, user),
    );
  },
};

const writes: Writes = {
  addSavedView: async ({ db, caller, body, request, now }) => {
    const user = asUser(caller);
    const roleId = body.roleId ?? null;
    await assertOwnRole(db, user, roleId);
    const kept = await db
      .selectFrom('saved_views')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', user.userId)
      .executeTakeFirstOrThrow();
    if (Number(kept.count) >= MOST_VIEWS) throw conflict('view.tooMany', { count: MOST_VIEWS });
    const after = await db
      .insertInto('saved_views')
      .values({
        id: newId('viw'),
        user_id: user.userId,
        user_type_id: user.userTypeId,
        name: nameOf(body.name),
        name_key: nameKey(body.name),
        list: body.list,
        query: filtersOf(body.query),
        role_id: roleId,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(viewNameTaken);
    await remember(db, user, { action: 'addSavedView', after, requestId: request.id, now });
    return viewWire(after, user);
  },

  editSavedView: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const before = await lockOwnView(db, user, params.id);
    if (body.roleId !== undefined) await assertOwnRole(db, user, body.roleId);
    const after = await db
      .updateTable('saved_views')
      .set({
        name: body.name === undefined ? before.name : nameOf(body.name),
        name_key: nameKey(body.name ?? before.name),
        query: body.query === undefined ? before.query : filtersOf(body.query),
        role_id: body.roleId === undefined ? before.role_id : body.roleId,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(viewNameTaken);
    await remember(db, user, { action: 'editSavedView', before, after, requestId: request.id, now });
    return viewWire(after, user);
  },

  deleteSavedView: async ({ db, caller, params, request, now }) => {
    const user = asUser(caller);
    const before = await lockOwnView(db, user, params.id);
    await db.deleteFrom('saved_views').where('id', '=', before.id).execute();
    await remember(db, user, { action: 'deleteSavedView', before, requestId: request.id, now });
    return undefined as never;
  },
};

/** Filters that people keep for themselves, or share with a role of their account. */
export const viewHandlers: Handlers = { reads, writes };
