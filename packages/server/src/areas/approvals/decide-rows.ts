import {
  type ApprovalStatus,
  type ApprovalVerdict,
  nextPayoutStatus,
  type PayoutStatus,
  postingsForPayout,
} from '@daftar/domain';
import { sql } from 'kysely';
import { historyMessage } from '../../audit/history-message.ts';
import { type AuditEntry, auditAll } from '../../audit/record.ts';
import { later } from '../../db/send-together.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type BulkEntry, bookAll } from '../../ledger/book-all.ts';
import type { Actor } from '../../records/actor.ts';
import { endpointsOf } from '../../webhooks/enqueue.ts';
import { enqueuePayoutWebhooks, isOwnApproval } from '../payouts/public.ts';
import { Funds } from './funds.ts';
import { inRange, ROWS_WITH_PAYOUTS, type RowRange, rangesOf, type UploadRow } from './store.ts';

/** Minimum time between two updates, in milliseconds. */
const EVERY_MS = 250;

/**
 * Stores how many rows of a file are processed, on a connection other than that of the transaction that processes them. Nobody
 * awaits the update: if every connection's transaction waited for a second connection, none could continue.
 */
export class Progress {
  readonly #gateway: Gateway;
  readonly #fileName: string;
  #busy = false;
  #last = 0;

  constructor(gateway: Gateway, fileName: string) {
    this.#gateway = gateway;
    this.#fileName = fileName;
  }

  report(done: number): void {
    if (this.#busy || (done > 0 && performance.now() - this.#last < EVERY_MS)) return;
    this.#busy = true;
    this.#last = performance.now();
    this.#gateway.db
      .insertInto('approval_progress')
      .values({ file_name: this.#fileName, done })
      .onConflict((on) => on.column('file_name').doUpdateSet({ done }))
      .execute()
      // A lost update affects only the progress bar.
      .catch(() => {})
      .finally(() => {
        this.#busy = false;
      });
  }
}

/** Returns how many rows of a file are processed. */
export async function progressOf(db: Db, { file_name, total }: UploadRow) {
  const processed = await db
    .selectFrom('approval_files')
    .select('id')
    .where('file_name', '=', file_name)
    .executeTakeFirst();
  if (processed) return { done: total, total };
  const row = await db
    .selectFrom('approval_progress')
    .select('done')
    .where('file_name', '=', file_name)
    .executeTakeFirst();
  return { done: Math.min(row?.done ?? 0, total), total };
}

/** A row with its current payout. `id` is null when the payout was deleted, or never existed and the row is skipped. */
interface Row {
  row: number;
  verdict: ApprovalVerdict;
  taken_out: boolean;
  id: string | null;
  reference: string;
  user_type_id: string;
  amount: string;
  currency: string;
  status: PayoutStatus;
  created_by_id: string;
}

interface Run {
  trx: Trx;
  gateway: Gateway;
  actor: Actor;
  fileName: string;
  requestId: string;
}

interface Decided {
  row: Row & { id: string };
  decision: ApprovalStatus;
  booking: BulkEntry | undefined;
}

/** Rows per batch; few, so that the process handles other requests between batches. */
const BATCH = 100;
const DECISIONS: Partial<Record<ApprovalVerdict, ApprovalStatus>> = {
  'will-approve': 'Approved',
  'will-reject': 'Rejected',
};

/** Approves or rejects the payouts of all valid rows, in the caller's transaction. Returns how many. */
export async function decideRows(run: Run): Promise<number> {
  const { trx, gateway, fileName } = run;
  const merchants = await lockPayouts(trx, fileName);
  const funds = await Funds.hold(trx, merchants);
  const endpoints = await endpointsOf(trx, merchants);
  const now = gateway.now();
  const history: AuditEntry[] = [];
  const progress = new Progress(gateway, fileName);
  let done = 0;
  for await (const range of rangesOf(trx, fileName, BATCH)) {
    progress.report(done);
    const rows = await readRows(trx, range);
    if (rows.length === 0) continue;
    done += rows.length;
    const decided: Decided[] = [];
    const results = rows.map((row) => decide(run, funds, row, decided));
    await write(run, range, rows, results, decided, now);
    await enqueuePayoutWebhooks(
      trx,
      decided.map(({ row, decision }) => ({ id: row.id, decision })),
      endpoints,
      now,
    );
    for (const one of decided) history.push(auditEntryOf(run, one, now));
  }
  await funds.write(trx);
  await auditAll(trx, history);
  return history.length;
}

/** Locks the file's payouts in the order of their ids, which prevents deadlocks. Returns the ids of their merchants. */
async function lockPayouts(trx: Trx, fileName: string): Promise<string[]> {
  const { rows } = await sql<{ user_type_id: string }>`
    select distinct user_type_id from (
      select p.user_type_id from payouts p
      where p.id in (select payout_id from approval_rows
        where file_name = ${fileName} and verdict in ('will-approve', 'will-reject') and not taken_out)
      order by p.id for update) held`.execute(trx);
  return rows.map((row) => row.user_type_id);
}

async function readRows(trx: Trx, range: RowRange): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.row, r.verdict, r.taken_out, p.id, p.reference, p.user_type_id, p.amount, p.currency, p.status, p.created_by_id
    from ${sql.raw(ROWS_WITH_PAYOUTS)} where ${inRange(range)} order by r.row`.execute(trx);
  return rows;
}

/**
 * Returns a row's result and adds decisions to `decided`. Checks status, approver and funds again, because they may have
 * changed since the upload. A row that cannot be decided any more does not stop the others.
 */
function decide({ gateway, actor }: Run, funds: Funds, row: Row, decided: Decided[]): string {
  if (row.taken_out) return 'taken-out';
  const decision = DECISIONS[row.verdict];
  if (!decision) return row.verdict;
  const { id } = row;
  if (id === null) return 'payout-deleted';
  if (nextPayoutStatus(row.status, decision) === undefined) return 'already-decided';
  if (isOwnApproval(gateway, row, decision, actor)) return 'own-payout';
  const pays = decision === 'Approved' && gateway.settings.payoutRequireFunds;
  const booking = pays ? bookingOf(funds, row, id) : undefined;
  if (pays && !booking) return 'not-covered';
  decided.push({ row: { ...row, id }, decision, booking });
  return decision;
}

function bookingOf(funds: Funds, row: Row, payoutId: string): BulkEntry | undefined {
  const spent = funds.spend(row);
  if (!spent) return undefined;
  const { source, amount } = spent;
  const userTypeId = row.user_type_id;
  const postings = postingsForPayout(userTypeId, source, amount);
  return { userTypeId, recordId: payoutId, memo: { source }, postings };
}

async function write(
  { trx, actor }: Run,
  range: RowRange,
  rows: readonly Row[],
  results: readonly string[],
  decided: readonly Decided[],
  now: Date,
): Promise<void> {
  const bookings = decided.flatMap(({ booking }) => booking ?? []);
  if (bookings.length > 0) await bookAll(trx, 'payout', bookings, now);
  await sql`
    update payouts p set status = d.status, decided_by = ${actor.name}, updated_at = ${now},
      self_decided = p.created_by_id = ${actor.id}
    from unnest(${decided.map(({ row }) => row.id)}::text[], ${decided.map(({ decision }) => decision)}::text[])
      as d (id, status) where p.id = d.id${later}`.execute(trx);
  await sql`
    update approval_rows r set result = d.result
    from unnest(${rows.map(({ row }) => row)}::int[], ${[...results]}::text[]) as d (row, result)
    where ${inRange(range)} and r.row = d.row${later}`.execute(trx);
}

const auditEntryOf = (
  { actor, fileName, requestId }: Run,
  { row, decision, booking }: Decided,
  at: Date,
): AuditEntry => ({
  userTypeId: row.user_type_id,
  actor,
  action: 'processApprovalFile',
  kind: 'payout',
  recordId: row.id,
  ...historyMessage(decision === 'Approved' ? 'history.payoutApproved' : 'history.payoutRejected', {
    reference: row.reference,
  }),
  before: { status: row.status },
  after: {
    status: decision,
    selfDecided: row.created_by_id === actor.id,
    file: fileName,
    ...(booking && { takenFrom: booking.memo.source }),
  },
  requestId,
  at,
});
