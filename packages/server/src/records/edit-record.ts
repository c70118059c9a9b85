import { historyMessage } from '../audit/history-message.ts';
import { assertUnchanged, type ReadOnlyOperation } from './assert-unchanged.ts';
import { differences } from './differences.ts';
import { assertIfMatch, sendEtag, type Versioned } from './etag.ts';
import { type Action, recordAction } from './record-action.ts';
import type { WriteInput } from './write-input.ts';

/** `sent`: the body whose read-only fields are compared with the stored record; only for operations with such fields. */
type Sent =
  | { action: Action & { action: ReadOnlyOperation }; sent: object }
  | { action: Action; sent?: undefined };

type Edit<Row extends Versioned, Wire extends object> = Sent & {
  /** The stored row, locked until the commit. */
  before: Row;
  /** Returns the operation's response body for a row. */
  wire: (row: Row) => Wire | Promise<Wire>;
  /** Returns the fields that the history compares; by default those of the response. */
  facts?: (row: Row) => object;
  /** Checks the rules that the contract's schema cannot express, saves the edit and returns the new row. */
  save: () => Promise<Row>;
};

/**
 * Edits a locked record: rejects a stale version and changed read-only fields, then saves. Writes a history entry with the
 * fields that differ; none when nothing changed.
 */
export async function editRecord<Row extends Versioned, Wire extends object>(
  input: WriteInput,
  edit: Edit<Row, Wire>,
): Promise<Wire> {
  const { action, before, wire, facts = wire, save } = edit;
  const stored = await wire(before);
  await assertIfMatch(input, before, stored, action);
  if (edit.sent) assertUnchanged(edit.action.action, stored, edit.sent);
  const after = await save();
  const different = differences(await facts(before), await facts(after));
  if (different.changed.length > 0)
    await recordAction(input, {
      ...action,
      ...historyMessage('history.changed', { fields: different.changed.join(', ') }),
      before: different.before,
      after: different.after,
    });
  sendEtag(input.reply, after);
  return wire(after);
}
