import { messageOf } from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import type { UserCaller } from '../access/caller.ts';
import { maskAddresses } from '../access/mask-address.ts';
import { isPermitted } from '../access/receivers.ts';
import type { Answer } from '../contract/operation-types.ts';
import { type Condition, condition } from '../lists/condition.ts';
import { balanceOutline, openActions, type SeenBy, seenByOf } from './kinds.ts';

export type HistoryEntry = Answer<'getHistory'>['data'][number];
type Viewer = UserCaller;

/** A record whose history is read: the account whose audit chain contains it, and facts that limit its viewers. */
export interface AuditedRecord {
  kind: string;
  id: string;
  account: string;
  /** A carrier that may read the record too. */
  carrier?: string | null;
  /** True when the viewer may not see the account's balance. */
  hidesBalance?: boolean;
}

export interface EntryRow {
  at: Date;
  description: string;
  /** Null in old entries. */
  description_code: string | null;
  description_values: Record<string, string | number> | null;
  actor_name: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  seen_by: SeenBy | null;
}

export const ENTRY_COLUMNS =
  'at, description, description_code, description_values, actor_name, action, before, after, seen_by';

/** Selects the entries of a record that the viewer may see. */
export function visibleEntries({ account, kind, id }: AuditedRecord, viewer: Viewer): Condition[] {
  const ofRecord = [
    condition`user_type_id = ${account}`,
    condition`kind = ${kind}`,
    condition`record_id = ${id}`,
  ];
  if (viewer.isPlatformOwner) return ofRecord;
  const open = condition`(seen_by <> 'provider' or seen_by is null and action = any(${openActions(kind)}))`;
  return [...ofRecord, open];
}

/** Converts an entry for the viewer. A hidden balance appears neither in the fields nor in the text. */
export function shownEntry(row: EntryRow, record: AuditedRecord, viewer: Viewer): HistoryEntry {
  const facts = shownFacts(row, record, viewer);
  const shown = maySeeQueries(record.kind, viewer) ? facts : masked(facts);
  const { description, description_code: code, description_values: values, before, after } = shown;
  return {
    date: row.at.toISOString().slice(0, 10),
    time: row.at.toISOString(),
    description,
    ...(code !== null && { code }),
    ...(values !== null && { values }),
    actor: row.actor_name,
    ...(before && { before }),
    ...(after && { after }),
  };
}

type Facts = Pick<EntryRow, 'description' | 'description_code' | 'description_values' | 'before' | 'after'>;

function shownFacts(row: EntryRow, { kind, account, hidesBalance }: AuditedRecord, viewer: Viewer): Facts {
  const seenBy = row.seen_by ?? seenByOf(kind, row.action);
  const isOutline = seenBy === 'balance' && hidesBalance === true;
  const outline = isOutline ? outlined(row, kind) : row;
  if (viewer.isPlatformOwner) return outline;
  // A carrier does not see what changed in a merchant's record, since it does not see all of the record.
  return account === viewer.userTypeId ? outline : { ...outline, before: null, after: null };
}

/** The operation that edits the addresses of a record, by the record's kind. */
const EDITORS: Partial<Record<string, OperationId>> = {
  'webhook-endpoint': 'editWebhookEndpoint',
  merchant: 'editWebhookEndpoint',
  service: 'editService',
  package: 'editPackage',
};

function maySeeQueries(kind: string, viewer: Viewer): boolean {
  const editor = EDITORS[kind];
  return editor === undefined || isPermitted(viewer, editor);
}

/** Masks the queries of all addresses in an entry's text, values and fields. */
const masked = (facts: Facts): Facts =>
  JSON.parse(JSON.stringify(facts), (_name, value: unknown) =>
    typeof value === 'string' ? maskAddresses(value) : value,
  );

function outlined(row: EntryRow, kind: string): Facts {
  const { code, facts } = balanceOutline(kind, row.action);
  const pick = (from: Record<string, unknown> | null) =>
    from && Object.fromEntries(Object.entries(from).filter(([name]) => facts.includes(name)));
  return {
    description: messageOf(code, {}),
    description_code: code,
    description_values: null,
    before: pick(row.before),
    after: pick(row.after),
  };
}
