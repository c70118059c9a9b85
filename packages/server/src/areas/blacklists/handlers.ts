import { actorOf } from '../../access/caller.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { createBlacklistEntry } from './create.ts';
import {
  blacklistConditions,
  blacklistList,
  blacklistWire,
  findEntry,
  lockEntry,
  numberListed,
  storedMsisdn,
} from './store.ts';

const reads: Reads = {
  listBlacklist: ({ gateway, query }) =>
    fetchPage(gateway.pool, blacklistList, blacklistConditions(query.q), query, blacklistWire),
  getBlacklistEntry: async ({ db, params }) => blacklistWire(await findEntry(db, params.id)),
};

const writes: Writes = {
  addBlacklistEntry: async ({ db, gateway, caller, body, request }) =>
    blacklistWire(await createBlacklistEntry(db, gateway, actorOf(caller), body, request.id)),

  editBlacklistEntry: async ({ db, gateway, caller, params, body, request, now }) => {
    const before = await lockEntry(db, params.id);
    assertUnchanged(blacklistWire(before), body, ['_id']);
    const after = await db
      .updateTable('blacklist')
      .set({ msisdn: storedMsisdn(body.msisdn) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(numberListed);
    const edit = {
      kind: 'blacklist' as const,
      recordId: before.id,
      userTypeId: gateway.settings.providerName,
      actor: actorOf(caller),
      action: 'editBlacklistEntry',
      requestId: request.id,
      now,
    };
    await recordEdit(db, edit, blacklistWire(before), blacklistWire(after));
    return blacklistWire(after);
  },

  deleteBlacklistEntry: async ({ db, gateway, caller, params, request, now }) => {
    const row = await lockEntry(db, params.id);
    await db.deleteFrom('blacklist').where('id', '=', row.id).execute();
    await recordEvent(db, {
      kind: 'blacklist',
      recordId: row.id,
      userTypeId: gateway.settings.providerName,
      actor: actorOf(caller),
      action: 'deleteBlacklistEntry',
      description: 'Number taken off the blacklist',
      before: { msisdn: row.msisdn },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },
};

export const blacklistHandlers: Handlers = { reads, writes };
