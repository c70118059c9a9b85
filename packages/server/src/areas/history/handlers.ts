import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import { type EntryRow, entryWire } from '../../audit/history-of.ts';
import { notFound } from '../../basics/problems.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { condition } from '../../lists/condition.ts';
import { fetchPage, type ListSource } from '../../lists/page.ts';
import { shownEntry, type Whose } from '../../records/shown-entry.ts';
import { kinds, type RecordKind, whoseItWas } from './store.ts';

const entries: ListSource = {
  columns: 'at, description, actor_name, before, after',
  from: 'audit_entries',
  sorts: { newest: 'seq' },
  fallback: '-newest',
  tieBreak: 'user_type_id',
};

/** Whose the record is, where the caller may read it as its own operation would let them; any other does not exist. */
async function readable(
  gateway: Gateway,
  db: Db,
  user: UserCaller,
  kind: RecordKind,
  id: string,
): Promise<Whose> {
  const { audited, readBy, whose, ownerOnly } = kinds[kind];
  const caller = admit(gateway, readBy, user) as UserCaller;
  const found = (await whose(db, id, gateway)) ?? (await whoseItWas(db, audited, id));
  if (!found) throw notFound('history.missing');
  const tenant = tenantOf(caller);
  const isOwn = tenant === undefined || found.account === tenant || found.carrier === tenant;
  const isWhole = caller.scope !== 'public' && (caller.scope !== 'self' || id === caller.userId);
  const isMeant = ownerOnly !== true || user.isPlatformOwner;
  if (!isOwn || !isWhole || !isMeant) throw notFound('history.missing');
  return found;
}

/** What became of a record, newest first, for who may read the record. */
export const historyHandlers: Handlers = {
  reads: {
    getHistory: async ({ gateway, db, caller, params, query }) => {
      const user = asUser(caller);
      const whose = await readable(gateway, db, user, params.kind, params.id);
      const conditions = [
        condition`user_type_id = ${whose.account}`,
        condition`kind = ${kinds[params.kind].audited}`,
        condition`record_id = ${params.id}`,
      ];
      const { page, limit } = query ?? {};
      const sized = { ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) };
      return fetchPage(gateway.pool, entries, conditions, sized, (row: EntryRow) =>
        shownEntry(entryWire(row), whose, user),
      );
    },
  },
};
