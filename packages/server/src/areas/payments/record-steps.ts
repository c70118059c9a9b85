import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { ENTRY_COLUMNS, type EntryRow, shownEntry, visibleEntries } from '../../audit/shown-entry.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { condition, where } from '../../lists/condition.ts';
import { present } from '../../records/present.ts';
import { isEnded } from '../checkout/public.ts';
import { type RefundListRow, refundWire } from '../refunds/public.ts';
import type { FoundPayment } from './find-payment.ts';

/** Something that happened to a payment, as the contract writes it. */
export type Step = Answer<'getPayment'>['timeline'][number];

/** Returns the steps of the session, its attempts and its transactions. */
export function paymentSteps({ session, attempts, transactions }: FoundPayment): Step[] {
  const begun: Step[] = session
    ? [
        {
          kind: 'session',
          date: session.created_at.toISOString(),
          _id: session.id,
          status: session.status,
          ...(session.late && { late: true }),
        },
      ]
    : [];
  const tried = attempts.map(
    (row): Step => ({
      kind: 'attempt',
      date: row.created_at.toISOString(),
      _id: row.id,
      status: row.status,
      provider: row.provider,
      method: row.method,
      ...present('reference', row.provider_reference ?? row.reference_number ?? row.merchant_ref_number),
      ...present('failure', row.failure),
      ...present('endedDate', row.ended_at?.toISOString()),
    }),
  );
  const ended = transactions.map(
    (row): Step => ({
      kind: 'payment',
      date: (endOf(row, attempts) ?? row.created_at).toISOString(),
      _id: row.id,
      status: provenStatus(row, attempts),
      provider: row.provider,
      amount: Number(row.amount),
      ...(row.duplicate && { duplicate: true }),
    }),
  );
  return [...begun, ...tried, ...ended];
}

type Transaction = FoundPayment['transactions'][number];

const attemptOf = ({ attempt_id }: Transaction, attempts: FoundPayment['attempts']) =>
  attempts.find(({ id }) => id === attempt_id);

/** Returns when the provider proved the payment that a transaction became later than it was written: a late payment. */
function endOf(row: Transaction, attempts: FoundPayment['attempts']): Date | undefined {
  const attempt = attemptOf(row, attempts);
  return attempt?.status === 'paid' && attempt.ended_at ? attempt.ended_at : undefined;
}

/**
 * Returns the status that the payment provider proved. A correction by a person is a step of its own, and does not rewrite what
 * happened before.
 */
function provenStatus(row: Transaction, attempts: FoundPayment['attempts']): 'Success' | 'Failed' {
  const attempt = row.manual ? attemptOf(row, attempts) : undefined;
  if (attempt?.status === 'paid') return 'Success';
  return attempt && isEnded(attempt) ? 'Failed' : row.status;
}

/** Returns a step for each refund. */
export const refundSteps = (refunds: readonly RefundListRow[], caller: UserCaller): Step[] =>
  refunds.map((row) => {
    const { _id, status, createdDate: date, provider, ...rest } = refundWire(row, caller);
    return {
      kind: 'refund',
      date,
      _id,
      status,
      provider,
      ...present('amount', rest.amount),
      ...present('failure', rest.failure),
      ...present('endedDate', rest.endedDate),
    };
  });

/** Returns a step for each correction of the payment's status by a user. */
export async function correctionSteps(
  db: Db,
  { account, transactions }: FoundPayment,
  caller: UserCaller,
): Promise<Step[]> {
  const corrected = transactions.filter(({ manual }) => manual);
  const found = await Promise.all(
    corrected.map(async ({ id }) => {
      const record = { kind: 'transaction', id, account };
      const conditions = [
        ...visibleEntries(record, caller),
        condition`action = ${'updateTransactionStatus'}`,
      ];
      const { rows } = await sql<EntryRow>`
        select ${sql.raw(ENTRY_COLUMNS)} from audit_entries${where(conditions)} order by seq limit 100`.execute(
        db,
      );
      return rows.map((row): Step => {
        const entry = shownEntry(row, record, caller);
        return { kind: 'correction', date: entry.time, _id: id, entry };
      });
    }),
  );
  return found.flat();
}

/** Returns a step for each settlement that claimed the payment or deducted one of its refunds. */
export async function settlementSteps(
  db: Db,
  { account, transactions }: FoundPayment,
  refunds: readonly RefundListRow[],
): Promise<Step[]> {
  const ids = [...transactions, ...refunds].flatMap(({ settlement_id }) => settlement_id ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('settlements')
    .select(['id', 'transaction_id', 'created_at'])
    .where('user_type_id', '=', account)
    .where('id', 'in', ids)
    .execute();
  return rows.map(
    (row): Step => ({
      kind: 'settlement',
      date: row.created_at.toISOString(),
      _id: row.id,
      reference: String(row.transaction_id),
    }),
  );
}
