import {
  addMoney,
  type Currency,
  compareMoney,
  fromMajor,
  isCurrency,
  type Money,
  type Posting,
  postingsForPayment,
  postingsForReversal,
  splitAmount,
  subtractMoney,
  toDecimalString,
} from '@daftar/domain';
import type { Selectable } from 'kysely';
import { audit } from '../../audit/record.ts';
import type { TransactionTable } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { book } from '../../ledger/book.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { type GivenBack, keepLateRefund } from './late-refund.ts';
import { type AttemptRow, findService, lockSession, webhookTarget } from './records.ts';

interface Refund {
  /** Names the refund in the books: one entry, ever. */
  key: string;
  amount: Money;
}

type TransactionRow = Selectable<TransactionTable>;

/** Books money that the provider gave back, by the row's frozen shares; never more than is left of the payment. */
export async function refundPayment(
  trx: Trx,
  gateway: Gateway,
  attempt: Pick<AttemptRow, 'id' | 'session_id' | 'provider'>,
  refund: Refund,
): Promise<boolean> {
  const now = gateway.now();
  const session = await lockSession(trx, attempt.session_id);
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', session.user_type_id)
    .where('attempt_id', '=', attempt.id)
    .where('status', '=', 'Success')
    .forUpdate()
    .executeTakeFirst();
  if (!row || !isCurrency(row.currency) || refund.amount.currency !== row.currency) return false;
  const before = fromMajor(row.refunded_amount, row.currency);
  const left = subtractMoney(fromMajor(row.amount, row.currency), before);
  const asked: Money<Currency> = { ...refund.amount, currency: row.currency };
  const amount = compareMoney(asked, left) > 0 ? left : asked;
  if (amount.minor <= 0n) return false;
  const after = addMoney(before, amount);
  const back = { before: givenBack(row, before), after: givenBack(row, after) };
  const service = await findService(trx, row.service_id);
  const carrierId = row.carrier_id ?? service?.service_provider ?? row.provider;
  await trx
    .updateTable('transactions')
    .set({ refunded_amount: toDecimalString(after) })
    .where('user_type_id', '=', row.user_type_id)
    .where('id', '=', row.id)
    .execute();
  await book(trx, {
    userTypeId: row.user_type_id,
    event: 'refund',
    recordId: refund.key,
    postings: postingsForRefund(row, carrierId, back),
    memo: { transaction: row.id, amount: toDecimalString(amount), settlement: row.settlement_id },
    at: now,
  });
  if (row.settlement_id !== null)
    await keepLateRefund(trx, { key: refund.key, transaction: row, ...back, at: now });
  const url = webhookTarget(session, service);
  if (service && url !== null)
    await enqueueWebhook(trx, {
      userTypeId: row.user_type_id,
      serviceId: service.id,
      type: 'transaction.refunded',
      url,
      data: {
        sessionId: session.id,
        serviceId: service.service_id,
        orderId: session.order_id,
        transactionId: row.id,
        amount: Number(row.amount),
        refundedAmount: Number(toDecimalString(after)),
        currency: row.currency,
        status: 'SUCCESS',
      },
      now,
    });
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor: { id: attempt.provider, name: attempt.provider },
    action: 'payment.refunded',
    kind: 'transaction',
    recordId: row.id,
    description: `Order ${session.order_id}: refunded ${toDecimalString(amount)} ${row.currency}`,
    before: { refundedAmount: toDecimalString(before) },
    after: { refundedAmount: toDecimalString(after) },
    at: now,
  });
  return true;
}

const givenBack = (row: TransactionRow, amount: Money<Currency>): GivenBack => ({
  amount,
  split: splitAmount(amount, {
    carrierShare: row.carrier_share,
    merchantShare: row.merchant_share,
    waleeShare: row.walee_share,
  }),
});

/** All that is refunded by now, reversed, less what was reversed before: parts always add up to the whole's split. */
function postingsForRefund(
  row: TransactionRow,
  carrierId: string,
  { before, after }: { before: GivenBack; after: GivenBack },
): readonly Posting<Currency>[] {
  const paid = (part: GivenBack) =>
    postingsForPayment({ provider: row.provider, merchantId: row.user_type_id, carrierId, ...part });
  const reversed = postingsForReversal(paid(after));
  return before.amount.minor === 0n ? reversed : [...reversed, ...paid(before)];
}
