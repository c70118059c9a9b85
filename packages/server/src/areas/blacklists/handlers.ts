import { actorOf } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { recordAction } from '../../records/record-action.ts';
import { createBlacklistEntry } from './create.ts';
import { type BlacklistRow, blacklistFields } from './fields.ts';
import { blacklistConditions, blacklistList, findEntry, lockEntry, numberListed } from './store.ts';

const reads: Reads = {
  listBlacklist: ({ gateway, query }) =>
    fetchPage(gateway.pool, blacklistList, blacklistConditions(query.q), query, (row: BlacklistRow) =>
      blacklistFields.wire(row),
    ),
  getBlacklistEntry: async ({ db, params, reply }) => {
    const row = await findEntry(db, params.id);
    sendEtag(reply, row);
    return blacklistFields.wire(row);
  },
};

const writes: Writes = {
  addBlacklistEntry: async ({ db, gateway, caller, body, request, reply }) => {
    const row = await createBlacklistEntry(db, gateway, actorOf(caller), body, request.id);
    sendEtag(reply, row);
    return blacklistFields.wire(row);
  },

  editBlacklistEntry: async (input) => {
    const { db, gateway, params, body } = input;
    const userTypeId = gateway.owner.id;
    const before = await lockEntry(db, params.id);
    return editRecord(input, {
      action: { kind: 'blacklist', action: 'editBlacklistEntry', recordId: before.id, userTypeId },
      before,
      wire: blacklistFields.wire,
      sent: body,
      save: () =>
        db
          .updateTable('blacklist')
          .set(blacklistFields.columnsOf(body))
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
          .catch(numberListed),
    });
  },

  deleteBlacklistEntry: async (input) => {
    const { db, gateway, params } = input;
    const { id, msisdn } = await lockEntry(db, params.id);
    await db.deleteFrom('blacklist').where('id', '=', id).execute();
    await recordAction(input, {
      kind: 'blacklist',
      action: 'deleteBlacklistEntry',
      recordId: id,
      userTypeId: gateway.owner.id,
      ...historyMessage('history.numberRemoved'),
      before: { msisdn },
    });
    return undefined as never;
  },
};

export const blacklistHandlers: Handlers = { reads, writes };
