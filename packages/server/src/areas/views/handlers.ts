import { asUser } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertIfMatch, sendEtag } from '../../records/etag.ts';
import { recordAction } from '../../records/record-action.ts';
import { type SavedViewRow, viewFields } from './fields.ts';
import { assertOwnRole, lockOwnView, viewConditions, viewList, viewNameTaken } from './store.ts';

const MOST_VIEWS = 200;

const facts = ({ name, list, query, role_id }: SavedViewRow) => ({ name, list, query, roleId: role_id });

const entryOf = (
  { id, user_type_id, name }: SavedViewRow,
  code: 'history.viewSaved' | 'history.viewChanged' | 'history.viewDeleted',
) => ({
  kind: 'saved-view' as const,
  recordId: id,
  userTypeId: user_type_id,
  ...historyMessage(code, { name }),
});

const reads: Reads = {
  listSavedViews: ({ gateway, caller, query }) => {
    const user = asUser(caller);
    const conditions = viewConditions(user, query?.q);
    return fetchPage(gateway.pool, viewList, conditions, query ?? {}, (row: SavedViewRow) =>
      viewFields.wire(row, user),
    );
  },
};

const writes: Writes = {
  addSavedView: async (input) => {
    const { db, reply, body, now } = input;
    const user = asUser(input.caller);
    await assertOwnRole(db, user, body.roleId ?? null);
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
        created_at: now,
        ...viewFields.columnsOf(body),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(viewNameTaken);
    await recordAction(input, {
      ...entryOf(after, 'history.viewSaved'),
      action: 'addSavedView',
      after: facts(after),
    });
    sendEtag(reply, after);
    return viewFields.wire(after, user);
  },

  editSavedView: async (input) => {
    const { db, reply, params, body } = input;
    const user = asUser(input.caller);
    const before = await lockOwnView(db, user, params.id);
    const action = 'editSavedView';
    await assertIfMatch(input, before, viewFields.wire(before, user), {
      ...entryOf(before, 'history.viewChanged'),
      action,
    });
    if (body.roleId !== undefined) await assertOwnRole(db, user, body.roleId);
    const after = await db
      .updateTable('saved_views')
      .set(viewFields.columnsOf(body))
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(viewNameTaken);
    await recordAction(input, {
      ...entryOf(after, 'history.viewChanged'),
      action,
      before: facts(before),
      after: facts(after),
    });
    sendEtag(reply, after);
    return viewFields.wire(after, user);
  },

  deleteSavedView: async (input) => {
    const { db, caller, params } = input;
    const before = await lockOwnView(db, asUser(caller), params.id);
    await db.deleteFrom('saved_views').where('id', '=', before.id).execute();
    await recordAction(input, {
      ...entryOf(before, 'history.viewDeleted'),
      action: 'deleteSavedView',
      before: facts(before),
    });
    return undefined as never;
  },
};

/** Handles saved filters of lists: private to their user, or shared with a role of the user's account. */
export const viewHandlers: Handlers = { reads, writes };
