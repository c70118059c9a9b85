import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import {
  type AuditedRecord,
  ENTRY_COLUMNS,
  type EntryRow,
  shownEntry,
  visibleEntries,
} from '../../audit/shown-entry.ts';
import { notFound } from '../../basics/problems.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchPage, type ListSource } from '../../lists/page.ts';
import { kinds, ownerOfDeleted, type RecordKind } from './store.ts';

const entries: ListSource = {
  columns: ENTRY_COLUMNS,
  from: 'audit_entries',
  sorts: { newest: 'seq' },
  fallback: '-newest',
  tieBreak: 'user_type_id',
};

/** Returns the record if the caller may read it as its own operation allows; otherwise throws 404. */
async function readable(
  gateway: Gateway,
  db: Db,
  user: UserCaller,
  kind: RecordKind,
  id: string,
): Promise<AuditedRecord> {
  const { audited, readBy, whose, ownerOnly } = kinds[kind];
  const caller = admit(gateway, readBy, user) as UserCaller;
  const found = (await whose(db, id, gateway, user)) ?? (await ownerOfDeleted(db, audited, id));
  if (!found) throw notFound('history.missing');
  const tenant = tenantOf(caller);
  const isOwn = tenant === undefined || found.account === tenant || found.carrier === tenant;
  const isWhole = caller.scope !== 'public' && (caller.scope !== 'self' || id === caller.userId);
  const isMeant = ownerOnly !== true || user.isPlatformOwner;
  if (!isOwn || !isWhole || !isMeant) throw notFound('history.missing');
  return { ...found, kind: audited, id };
}

/** The history of a record, newest first, for callers who may read the record. */
export const historyHandlers: Handlers = {
  reads: {
    getHistory: async ({ gateway, db, caller, params, query }) => {
      const user = asUser(caller);
      const record = await readable(gateway, db, user, params.kind, params.id);
      const { page, limit } = query ?? {};
      const sized = { ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) };
      return fetchPage(gateway.pool, entries, visibleEntries(record, user), sized, (row: EntryRow) =>
        shownEntry(row, record, user),
      );
    },
  },
};
