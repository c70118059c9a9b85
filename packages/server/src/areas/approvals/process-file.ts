import { type ApprovalColumn, approvalColumns } from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import { invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { recordEvent } from '../../records/record-event.ts';
import { xlsxFile } from '../../sheets/xlsx.ts';
import { decideRows } from './decide-rows.ts';
import {
  assertNotProcessed,
  fileWire,
  lockUpload,
  processedBefore,
  type Uploader,
  type UploadRow,
} from './store.ts';
import { keepUpload } from './upload.ts';
import { outcomeOf } from './verdicts.ts';

type ProceedBody = Body<'processApprovalFile'>;

/** Throws 400 when the summary in the request differs from the upload's. */
function assertSame(upload: UploadRow, body: ProceedBody): void {
  const counted = {
    originalName: upload.original_name,
    size: upload.size,
    total: upload.total,
    invalidStatus: upload.invalid_rows,
  };
  for (const field of ['originalName', 'size', 'total', 'invalidStatus'] as const)
    if (body[field] !== undefined && body[field] !== counted[field])
      throw invalid('approvalFile.differs', { field }, field);
}

/**
 * Approves or rejects the payouts of an uploaded file. A file is processed only once, even if uploaded again under another
 * name.
 */
export async function processFile(
  trx: Trx,
  gateway: Gateway,
  user: Uploader,
  body: ProceedBody,
  requestId = 'setup',
) {
  const upload = await lockUpload(trx, user, body.fileName);
  assertSame(upload, body);
  await assertNotProcessed(trx, gateway, upload);
  const now = gateway.now();
  const actor = { id: user.userId, name: user.name };
  // Insert this row first: when the same file is processed twice at once, the second request waits here and is then rejected.
  const claimed = await trx
    .insertInto('approval_files')
    .values({
      id: newId('apf'),
      file_name: upload.file_name,
      original_name: upload.original_name,
      sha256: upload.sha256,
      updated_records: 0,
      rows: upload.total,
      created_by: user.name,
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!claimed) throw processedBefore(gateway, now);
  const decided = await decideRows({ trx, gateway, actor, fileName: upload.file_name, requestId });
  const row = await trx
    .updateTable('approval_files')
    .set({ updated_records: decided })
    .where('id', '=', claimed.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, {
    kind: 'approval-file',
    recordId: row.id,
    userTypeId: gateway.owner.id,
    actor,
    action: 'processApprovalFile',
    ...historyMessage('history.fileProcessed', { decided, rows: upload.total }),
    after: { fileName: upload.file_name, sha256: upload.sha256, updatedRecords: decided },
    requestId,
    now,
  });
  return { ...fileWire(row), ...(await outcomeOf(trx, upload.file_name)) };
}

type Row = Record<ApprovalColumn, string | number>;

async function* batchOf(rows: readonly Row[]) {
  yield rows.map((row) => approvalColumns.map((column) => row[column]));
}

/** Uploads and processes a workbook with these rows, as a user does with Upload and Proceed. The demo uses it. */
export async function addApprovalFile(
  trx: Trx,
  gateway: Gateway,
  user: Uploader,
  name: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = approvalColumns.map((title) => ({ title, format: 'text' as const }));
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(batchOf(rows), { name: 'payouts', columns })) pieces.push(piece);
  const { fileName } = await keepUpload(gateway, user, { name, bytes: Buffer.concat(pieces) });
  await processFile(trx, gateway, user, { fileName });
}
