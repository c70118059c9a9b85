import { approvalStatusOf, countVerdicts, sumMoney, toDecimalString, toMajorNumber } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { says } from '../../audit/says.ts';
import { newId } from '../../basics/ids.ts';
import type { Answer } from '../../contract/operation-types.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { recordEvent } from '../../records/record-event.ts';
import { type JudgedRow, judgeRows } from './judge.ts';
import { readFile } from './read-file.ts';
import { UploadProblem } from './upload-problem.ts';

export interface SentFile {
  name: string;
  bytes: Buffer;
}

const DAY_MS = 86_400_000;
/** Rows per insert; small, so that other requests are answered in between. */
const BATCH = 250;

/** Reads a file, judges its rows and stores the result for its uploader. Decides no payouts. */
export async function keepUpload(
  gateway: Gateway,
  user: Pick<UserCaller, 'userId' | 'name'>,
  file: SentFile,
  requestId = 'setup',
): Promise<Answer<'uploadApprovalFile'>> {
  const { rows: read, sha256 } = await readFile(file.bytes);
  const rows = await judgeRows(gateway.db, read);
  const summary = summaryOf(rows);
  const ending = file.bytes[0] === 0x50 ? 'xlsx' : 'xls';
  const fileName = `${newId('upl')}.${ending}`;
  const now = gateway.now();
  const { currency, amount, invalidStatus, ...counts } = summary;
  await inTransaction(gateway.db, async (trx) => {
    await deleteUnprocessed(trx, new Date(now.getTime() - DAY_MS));
    await trx
      .insertInto('approval_uploads')
      .values({
        file_name: fileName,
        user_id: user.userId,
        original_name: file.name,
        size: file.bytes.length,
        sha256,
        total: counts.total,
        approved: counts.Approved,
        rejected: counts.Rejected,
        invalid_rows: invalidStatus.length,
        amount: amount ? toDecimalString(amount) : '0',
        currency: currency ?? null,
        created_at: now,
      })
      .execute();
    for (let at = 0; at < rows.length; at += BATCH)
      await insertRows(trx, fileName, rows.slice(at, at + BATCH));
    await recordEvent(trx, {
      kind: 'approval-file',
      recordId: fileName,
      userTypeId: gateway.settings.providerName,
      actor: { id: user.userId, name: user.name },
      action: 'uploadApprovalFile',
      ...says('history.fileUploaded', { rows: counts.total }),
      after: { originalName: file.name, sha256, ...counts.verdicts },
      requestId,
      now,
    });
  });
  return {
    originalName: file.name,
    fileName,
    size: file.bytes.length,
    ...counts,
    invalidStatus,
    amount: amount ? toMajorNumber(amount) : 0,
    ...(currency && { currency }),
  };
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

function summaryOf(rows: readonly JudgedRow[]) {
  const currencies = new Set(rows.flatMap(({ payout }) => payout?.amount.currency ?? []));
  if (currencies.size > 1) throw new UploadProblem('several-currencies');
  const [currency] = currencies;
  const approving = rows.flatMap(({ verdict, payout }) =>
    verdict === 'will-approve' && payout ? [payout.amount] : [],
  );
  const decisions = rows.map(({ status }) => approvalStatusOf(status));
  return {
    total: rows.length,
    Approved: decisions.filter((one) => one === 'Approved').length,
    Rejected: decisions.filter((one) => one === 'Rejected').length,
    invalidStatus: rows.filter((_row, index) => decisions[index] === undefined).map(({ status }) => status),
    verdicts: countVerdicts(rows.map(({ verdict }) => verdict)),
    currency,
    amount: currency && sumMoney(approving, currency),
  };
}

const insertRows = (trx: Trx, fileName: string, rows: readonly JudgedRow[]) =>
  sql`
    insert into approval_rows (file_name, row, reference, status, amount, verdict, payout_id)
    select ${fileName}, * from unnest(
      ${rows.map(({ row }) => row)}::int[], ${rows.map(({ referanceNumber }) => referanceNumber)}::text[],
      ${rows.map(({ status }) => status)}::text[], ${rows.map(({ amount }) => amount ?? null)}::text[],
      ${rows.map(({ verdict }) => verdict)}::text[], ${rows.map(({ payout }) => payout?.id ?? null)}::text[])
  `.execute(trx);
