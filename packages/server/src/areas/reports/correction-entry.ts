import {
  accounts,
  type Currency,
  compareMoney,
  fromMajor,
  type Posting,
  postingsForPayment,
  postingsForReversal,
  subtractMoney,
  sumFromMajor,
} from '@daftar/domain';
import { sql } from 'kysely';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import { book } from '../../ledger/book.ts';
import { coversRefunds, fundsBesideRefunds, heldText } from '../../ledger/refund-holds.ts';
import { currencyOf, paidParts, postingsForRefund, refundedParts } from '../../ledger/refund-postings.ts';
import type { TransactionRow } from './wire.ts';

const refundedOf = (row: TransactionRow) => fromMajor(row.refunded_amount, currencyOf(row));

/** Returns a payment's postings with the reversals of its refunds, split by the shares stored with the transaction. */
function postingsAfterRefunds(row: TransactionRow, carrierId: string): readonly Posting<Currency>[] {
  const names = { provider: row.provider, merchantId: row.user_type_id, carrierId };
  const whole = postingsForPayment({ ...names, ...paidParts(row) });
  const refunded = refundedOf(row);
  if (refunded.minor === 0n) return whole;
  return [...whole, ...postingsForRefund(row, carrierId, refundedParts(row, refunded))];
}

/** Throws 409 when the merchant's payable does not cover the reversal, which would then take money of other payments. */
export async function assertPayableCovers(trx: Trx, row: TransactionRow): Promise<void> {
  const currency = currencyOf(row);
  const back = refundedParts(row, refundedOf(row)).split.merchant;
  const taken = subtractMoney(paidParts(row).split.merchant, back);
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(case side when 'credit' then amount else -amount end), 0) as owed from ledger_postings
    where account = ${accounts.payable(row.user_type_id)} and currency = ${currency}`.execute(trx);
  const owed = sumFromMajor(rows[0]?.owed ?? '0', currency);
  if (compareMoney(owed, taken) < 0) throw conflict('payable');
  const funds = await fundsBesideRefunds(trx, row.user_type_id, currency);
  if (!coversRefunds(funds, taken)) throw conflict('refunds-held', heldText(funds));
}

/** Books a corrected payment, or reverses it. Each correction of a transaction is a separate entry. */
export async function bookCorrection(
  trx: Trx,
  row: TransactionRow,
  carrierId: string,
  status: 'Success' | 'Failed',
  at: Date,
): Promise<void> {
  const before = await trx
    .selectFrom('ledger_entries')
    .select(['id', 'record_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('event', '=', 'payment'), eb('record_id', '=', row.id)]),
        eb.and([eb('event', '=', 'correction'), sql<boolean>`starts_with(record_id, ${`${row.id}:`})`]),
      ]),
    )
    .orderBy('booked_at', 'desc')
    .orderBy(sql`length(record_id)`, 'desc')
    .orderBy('record_id', 'desc')
    .execute();
  const corrections = before.filter(({ record_id }) => record_id !== row.id).length;
  const kept = postingsAfterRefunds(row, carrierId);
  const [reversed] = status === 'Failed' ? before : [];
  await book(trx, {
    userTypeId: row.user_type_id,
    event: 'correction',
    recordId: `${row.id}:${corrections + 1}`,
    postings: status === 'Success' ? kept : postingsForReversal(kept),
    ...(reversed && { reverses: reversed.id }),
    memo: { transaction: row.id, status },
    at,
  });
}
