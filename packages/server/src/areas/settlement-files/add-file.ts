import { type SettlementLine, type SettlementMatch, toDecimalString } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import type { SheetsRead } from '../../audit/sheets-read.ts';
import { cutText } from '../../basics/cut-text.ts';
import { newId } from '../../basics/ids.ts';
import { notFound } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { SentFile } from '../../http/uploads.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import { closeRefund } from '../refunds/public.ts';
import { fileWire, findFile } from './file-list.ts';
import { keepSums } from './file-sums.ts';
import { keepLines } from './keep-lines.ts';
import type { Period } from './known.ts';
import { knownFile } from './known-file.ts';
import { matchKnown } from './match-known.ts';
import { periodOf } from './period.ts';
import { readLines } from './read-lines.ts';
import { askAboutRows, recordRefunds } from './record-rows.ts';

interface Upload {
  provider: string;
  dateFrom: string;
  dateTo: string;
  file: SentFile;
  requestId: string;
}

/** A file whose rows were read, and its uploader. */
interface Taken extends Omit<Upload, 'file'> {
  id: string;
  file: Pick<SentFile, 'name'>;
  sha256: string;
  lines: readonly SettlementLine[];
  sheets?: SheetsRead;
  /** The numbers of the rows that the sheet hides. */
  hiddenRows?: ReadonlySet<number>;
  actor: Actor;
  period: Period;
  now: Date;
}

/**
 * Compares a payment provider's settlement file with our payments and refunds. Closes open and pending refunds that the file
 * proves. Throws 404 for a payment provider that is not configured, and 409 for a file that was uploaded before.
 */
export async function addSettlementFile(
  gateway: Gateway,
  user: Pick<UserCaller, 'userId' | 'name'>,
  upload: Upload,
): Promise<Answer<'addSettlementFile'>> {
  const provider = gateway.providerFor(upload.provider);
  if (!provider?.settlementFile) throw notFound('provider.missing');
  const period = periodOf(gateway, upload.dateFrom, upload.dateTo);
  const read = await readLines(upload.file.bytes, provider.settlementFile);
  const actor = { id: user.userId, name: user.name };
  return inTransaction(gateway.db, (trx) =>
    takeSettlementFile(trx, gateway, { ...upload, ...read, provider: provider.name, actor, period }),
  );
}

/** Like `addSettlementFile`, for a file whose rows were read. */
export async function takeSettlementFile(
  trx: Trx,
  gateway: Gateway,
  file: Omit<Taken, 'id' | 'now'>,
): Promise<Answer<'addSettlementFile'>> {
  const taken: Taken = { ...file, id: newId('spf'), now: gateway.now() };
  await claim(trx, gateway, taken);
  const match = await matchKnown(trx, taken.provider, taken.lines, taken.period);
  await settle(trx, gateway, taken, match);
  const given = await recordRefunds(trx, gateway, taken, match);
  await keepLines(trx, taken.id, match, given, taken.hiddenRows);
  await askAboutRows(trx, match);
  await keepSums(trx, taken.id);
  await tellHistory(trx, gateway, taken, match);
  return { ...fileWire(await findFile(trx, taken.id)), ...taken.sheets };
}

/**
 * Inserts the file's row, before anything else: when the same file is uploaded twice at once, the second request waits here and
 * then gets 409.
 */
async function claim(trx: Trx, gateway: Gateway, taken: Taken): Promise<void> {
  const { id, provider, sha256, actor } = taken;
  const claimed = await trx
    .insertInto('settlement_files')
    .values({
      id,
      provider,
      sha256,
      original_name: taken.file.name,
      date_from: taken.dateFrom,
      date_to: taken.dateTo,
      lines: taken.lines.filter(({ isTotal }) => !isTotal).length,
      settled_refunds: 0,
      created_by_id: actor.id,
      created_by: actor.name,
      created_at: taken.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!claimed) throw await knownFile(trx, gateway, provider, sha256);
}

/** Closes the refunds that the file proves, in the way in which a user closes them by hand. */
async function settle(
  trx: Trx,
  gateway: Gateway,
  { id, file, actor }: Taken,
  { settles, gives }: SettlementMatch,
): Promise<void> {
  const reason = cutText(`Settlement file ${file.name}`, 200);
  for (const { refund, amount } of settles)
    await closeRefund(trx, gateway, actor, refund.id, {
      outcome: 'succeeded',
      amount: Number(toDecimalString(amount)),
      reason,
    });
  await trx
    .updateTable('settlement_files')
    .set({ settled_refunds: settles.length + gives.length })
    .where('id', '=', id)
    .execute();
}

function tellHistory(trx: Trx, gateway: Gateway, taken: Taken, match: SettlementMatch): Promise<void> {
  const { id, provider, dateFrom: from, dateTo: to, sha256, lines, sheets, actor, requestId, now } = taken;
  const refunds = match.settles.map(({ refund }) => refund.id).slice(0, 100);
  return recordEvent(trx, {
    kind: 'settlement-file',
    recordId: id,
    userTypeId: gateway.owner.id,
    actor,
    action: 'addSettlementFile',
    ...historyMessage('history.settlementFile', {
      provider,
      from,
      to,
      settled: match.settles.length + match.gives.length,
    }),
    after: { sha256, ...sheets, lines: lines.length, missing: match.missing.length, refunds },
    requestId,
    now,
  });
}
