import { type ApprovalStatus, approvalStatusOf, maskCardNumbers } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { sheetsOf } from '../../audit/sheets-read.ts';
import { newId } from '../../basics/ids.ts';
import type { Answer } from '../../contract/operation-types.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { SentFile } from '../../http/uploads.ts';
import { recordEvent } from '../../records/record-event.ts';
import { readApprovalFile } from '../../sheets/read-file.ts';
import { type JudgedRow, judgeRows } from './judge.ts';
import { summaryOf, totalsOfRows } from './summary.ts';

const DAY_MS = 86_400_000;
/** Rows per insert; few, so that the process handles other requests in between. */
const BATCH = 250;

/**
 * Reads an uploaded file, determines each row's verdict and flags, and stores all for the user who uploaded it. Does not approve or
 * reject any payout yet.
 */
export async function keepUpload(
  gateway: Gateway,
  user: Pick<UserCaller, 'userId' | 'name'>,
  file: SentFile,
  requestId = 'setup',
): Promise<Answer<'uploadApprovalFile'>> {
  const { rows: read, sha256, ...names } = await readApprovalFile(file.bytes);
  const sheets = sheetsOf(names, read);
  const actor = { id: user.userId, name: user.name };
  const rows = await judgeRows(gateway, actor, read);
  const decisions = rows.map(({ status }) => approvalStatusOf(status));
  const countOf = (wanted: ApprovalStatus | undefined) => decisions.filter((one) => one === wanted).length;
  const totals = await totalsOfRows(rows);
  const fileName = `${newId('upl')}.${file.bytes[0] === 0x50 ? 'xlsx' : 'xls'}`;
  const now = gateway.now();
  return inTransaction(gateway.db, async (trx) => {
    await deleteUnprocessed(trx, new Date(now.getTime() - DAY_MS));
    const upload = await trx
      .insertInto('approval_uploads')
      .values({
        file_name: fileName,
        user_id: user.userId,
        original_name: file.name,
        size: file.bytes.length,
        sha256,
        total: rows.length,
        approved: countOf('Approved'),
        rejected: countOf('Rejected'),
        invalid_rows: countOf(undefined),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    for (let at = 0; at < rows.length; at += BATCH)
      await insertRows(trx, fileName, rows.slice(at, at + BATCH));
    const summary = { ...(await summaryOf(trx, upload, totals)), ...sheets };
    await recordEvent(trx, {
      kind: 'approval-file',
      recordId: fileName,
      userTypeId: gateway.owner.id,
      actor,
      action: 'uploadApprovalFile',
      ...historyMessage('history.fileUploaded', { rows: rows.length }),
      after: { originalName: file.name, sha256, ...sheets, ...summary.verdicts },
      requestId,
      now,
    });
    return summary;
  });
}

/** Deletes older uploads that were never processed. Skips locked ones, which are being processed. */
const deleteUnprocessed = (trx: Trx, before: Date) =>
  trx
    .deleteFrom('approval_uploads')
    .where('file_name', 'in', (eb) =>
      eb
        .selectFrom('approval_uploads as u')
        .select('u.file_name')
        .where('u.created_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('approval_files as f').select('f.id').whereRef('f.file_name', '=', 'u.file_name'),
            ),
          ),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/** Stores the rows. Masks card numbers, which a wrong column of the file may contain, but never a payout's reference. */
function insertRows(trx: Trx, fileName: string, rows: readonly JudgedRow[]) {
  const references = rows.map(({ referanceNumber: text, payout }) => (payout ? text : maskCardNumbers(text)));
  const amounts = rows.map(({ amount }) => (amount === undefined ? null : maskCardNumbers(amount)));
  return sql`
    insert into approval_rows (file_name, row, reference, status, amount, verdict, payout_id, flags)
    select ${fileName}, row, reference, status, amount, verdict, payout_id, string_to_array(flags, ' ') from unnest(
      ${rows.map(({ row }) => row)}::int[], ${references}::text[],
      ${rows.map(({ status }) => maskCardNumbers(status))}::text[], ${amounts}::text[],
      ${rows.map(({ verdict }) => verdict)}::text[], ${rows.map(({ payout }) => payout?.id ?? null)}::text[],
      ${rows.map(({ flags }) => flags.join(' '))}::text[]
    ) as judged (row, reference, status, amount, verdict, payout_id, flags)
  `.execute(trx);
}
