import type { UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { recordEvent } from '../../records/record-event.ts';
import { findFile } from './file-list.ts';
import { type LineRow, MATCHED_VERDICTS } from './line-list.ts';

/**
 * Marks a row that needs a look as looked at, or as open again, and returns it. Changes nothing when the mark and the note are
 * stored already. Throws 404 for a row that needs no look.
 */
export async function reviewLine(
  trx: Trx,
  gateway: Gateway,
  user: Pick<UserCaller, 'userId' | 'name'>,
  fileId: string,
  { line, reviewed, note }: Body<'reviewSettlementLine'>,
  requestId: string,
): Promise<LineRow> {
  const file = await findFile(trx, fileId);
  const row = await trx
    .selectFrom('settlement_file_lines')
    .selectAll()
    .where('file_id', '=', file.id)
    .where('line', '=', line)
    .where('verdict', 'not in', MATCHED_VERDICTS)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('line.missing');
  const newNote = note?.trim() || row.review_note;
  const isSame = reviewed
    ? row.reviewed_at !== null && newNote === row.review_note
    : row.reviewed_at === null;
  if (isSame) return row;
  const now = gateway.now();
  const changed = await trx
    .updateTable('settlement_file_lines')
    .set(
      reviewed
        ? { reviewed_by_id: user.userId, reviewed_by: user.name, reviewed_at: now, review_note: newNote }
        : { reviewed_by_id: null, reviewed_by: null, reviewed_at: null, review_note: null },
    )
    .where('file_id', '=', file.id)
    .where('line', '=', line)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, {
    kind: 'settlement-file',
    recordId: file.id,
    userTypeId: gateway.owner.id,
    actor: { id: user.userId, name: user.name },
    action: 'reviewSettlementLine',
    ...historyMessage(reviewed ? 'history.settlementLineReviewed' : 'history.settlementLineOpened', { line }),
    before: markOf(row),
    after: markOf(changed),
    requestId,
    now,
  });
  return changed;
}

const markOf = ({ reviewed_at, reviewed_by, review_note }: LineRow) => ({
  reviewed: reviewed_at !== null,
  ...(reviewed_by !== null && { reviewedBy: reviewed_by }),
  ...(review_note !== null && { note: review_note }),
});
