import { audit } from '../audit/record.ts';
import { invalid } from '../basics/problems.ts';
import type { Trx } from '../db/transaction.ts';
import type { Actor } from './actor.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields that differ, before and after: what a history shows. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter((key) => !same(before[key], after[key]));
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  return { changed, before: pick(before), after: pick(after) };
}

/** Forms send read-only fields back as they got them; anything else is a mistake or an attack. */
export function assertUnchanged(stored: object, sent: object, fields: readonly string[]): void {
  for (const field of fields) {
    const value = (sent as Record<string, unknown>)[field];
    if (value !== undefined && !same(value, (stored as Record<string, unknown>)[field])) {
      throw invalid('read-only', { field }, field);
    }
  }
}

export interface AccountEvent {
  kind:
    | 'merchant'
    | 'carrier'
    | 'service'
    | 'blacklist'
    | 'product'
    | 'package'
    | 'payout'
    | 'loan-transaction'
    | 'approval-file'
    | 'user'
    | 'role';
  recordId: string;
  /** Whose chain of history it belongs to. */
  userTypeId: string;
  actor: Actor;
  action: string;
  description: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  requestId?: string | undefined;
  now: Date;
}

/** One history entry of a record. */
export const recordEvent = (trx: Trx, { now, ...event }: AccountEvent): Promise<void> =>
  audit(trx, { ...event, at: now });

type Edit = Omit<AccountEvent, 'description' | 'before' | 'after'>;

/** The history entry of an edit: what differs, before and after; an edit that changes nothing leaves none. */
export async function recordEdit(trx: Trx, edit: Edit, stored: object, saved: object): Promise<void> {
  const { changed, before, after } = differences({ ...stored }, { ...saved });
  if (changed.length === 0) return;
  await recordEvent(trx, { ...edit, description: `Changed ${changed.join(', ')}`, before, after });
}
