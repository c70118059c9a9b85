import { says } from '../audit/says.ts';
import { assertUnchanged, type ReadOnlyOperation } from './assert-unchanged.ts';
import { differences } from './differences.ts';
import { assertIfMatch, sendEtag, type Versioned } from './etag.ts';
import { type Action, recordAction } from './record-action.ts';
import type { WriteInput } from './write-input.ts';

/** An operation whose body has read-only fields names them by its operationId; that of another one is not compared. */
type Sent =
  | { action: Action & { action: ReadOnlyOperation }; sent: object }
  | { action: Action; sent?: undefined };

type Edit<Row extends Versioned, Wire extends object> = Sent & {
  /** As it is stored, locked until the commit. */
  before: Row;
  /** The answer of the operation. */
  wire: (row: Row) => Wire | Promise<Wire>;
  /** The fields that the history compares; by default, those of the answer. */
  facts?: (row: Row) => object;
  /** Checks what the contract cannot say, saves the edit and returns the row as it is then. */
  save: () => Promise<Row>;
};

/**
 * Edits a locked record: refuses a stale version, then changed read-only fields, then saves. The history tells the fields
 * that differ; an edit that changes nothing leaves no entry.
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
      ...says('history.changed', { fields: different.changed.join(', ') }),
      before: different.before,
      after: different.after,
    });
  sendEtag(input.reply, after);
  return wire(after);
}
