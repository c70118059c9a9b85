import { addDays, businessDay, dayRange } from '@daftar/domain';
import type { Gateway } from '@daftar/server';
import { fillSettlementFile, inTransaction, type Trx } from '@daftar/server/fill';
import { finance } from './finance.ts';

const DAY_MS = 86_400_000;
/** Number of days that the file covers. The first is the day before the open refund was created. */
const DAYS = 3;
const HEAD = ['type', 'reference', 'provider reference', 'amount', 'currency'];

/** Returns the first open refund: its amount is only in the provider's settlement file. */
const openRefund = (trx: Trx) =>
  trx
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .select([
      'refunds.provider',
      'refunds.created_at',
      'refunds.currency',
      'payment_attempts.merchant_ref_number',
    ])
    .where('refunds.status', '=', 'open')
    .orderBy('refunds.created_at')
    .limit(1)
    .executeTakeFirst();

/** Returns the rows for a provider's payments in a period, in the format of its settlement file. */
async function paymentRows(trx: Trx, provider: string, { from, to }: ReturnType<typeof dayRange>) {
  const payments = await trx
    .selectFrom('transactions')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transactions.attempt_id')
    .select(['merchant_ref_number', 'provider_reference', 'transactions.amount', 'transactions.currency'])
    .where('transactions.provider', '=', provider)
    .where('transactions.status', '=', 'Success')
    .where('transactions.created_at', '>=', from)
    .where('transactions.created_at', '<', to)
    .orderBy('transactions.created_at')
    .execute();
  return payments.map((payment) => [
    ...['payment', payment.merchant_ref_number, payment.provider_reference ?? ''],
    ...[payment.amount, payment.currency],
  ]);
}

/** Returns the rows for a provider's refunds in a period, in the format of its settlement file. */
async function refundRows(trx: Trx, provider: string, { from, to }: ReturnType<typeof dayRange>) {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'provider_reference', 'amount', 'currency'])
    .where('provider', '=', provider)
    .where('status', '=', 'succeeded')
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .execute();
  return refunds.map(({ id, provider_reference, amount, currency }) => [
    ...['refund', id, provider_reference ?? '', amount ?? '', currency],
  ]);
}

/** Uploads a settlement file of one provider. It settles an open refund, and some of its rows differ from our records. */
export async function simulateSettlementFile(gateway: Gateway, until: Date): Promise<void> {
  await inTransaction(gateway.db, async (trx) => {
    // The file was uploaded before an interruption.
    if (await trx.selectFrom('settlement_files').select('id').limit(1).executeTakeFirst()) return;
    const open = await openRefund(trx);
    if (!open || !gateway.providerFor(open.provider)?.settlementFile) return;
    const { provider, currency } = open;
    const zone = gateway.settings.ownerTimeZone;
    const dateFrom = businessDay(new Date(open.created_at.getTime() - DAY_MS), zone);
    const dateTo = addDays(dateFrom, DAYS - 1);
    const period = dayRange(dateFrom, dateTo, zone);
    const [differs, , ...payments] = await paymentRows(trx, provider, period);
    const rows = [
      HEAD,
      // A different amount than in our records. The second payment is omitted, so it is reported as missing in the file.
      ...(differs ? [differs.with(3, `${Number(differs[3]) + 5}`)] : []),
      ...payments,
      ...(await refundRows(trx, provider, period)),
      ['refund', open.merchant_ref_number, '', '5', currency],
      ['payment', '90210394776120394857610293', 'unknown-here', '99.00', currency],
    ];
    const uploaded = new Date(Math.min(period.to.getTime() + DAY_MS / 2, until.getTime()));
    const then: Gateway = { ...gateway, db: trx, now: () => uploaded };
    const name = `${provider.toLowerCase()}-${dateFrom}.csv`;
    await fillSettlementFile(trx, then, finance, { provider, dateFrom, dateTo, name, rows });
  });
}
