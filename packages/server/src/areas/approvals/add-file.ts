import { type ApprovalColumn, approvalColumns } from '@daftar/domain';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { xlsxFile } from '../../sheets/xlsx.ts';
import { processFile } from './process-file.ts';
import type { Uploader } from './store.ts';
import { keepUpload } from './upload.ts';

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
