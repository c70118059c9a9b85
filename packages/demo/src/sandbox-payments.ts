import { isCurrency } from '@daftar/domain';
import { addPaidPayments, type PaidPayment } from '@daftar/sandboxes';
import type { Gateway } from '@daftar/server';

/** The payment methods that can be refunded, under the sandboxes' names. */
const methods: Readonly<Record<string, PaidPayment['method']>> = { 'Credit Card': 'CARD', MWallet: 'WALLET' };

/**
 * Makes the demo's payments by card and wallet known to the sandboxes. Without it a refund of one of them would fail, because no
 * provider has ever seen the payment.
 */
export async function showSandboxPayments({ db, pool }: Gateway): Promise<void> {
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('payment_attempts as a', 'a.id', 't.attempt_id')
    .select(['t.amount', 't.refunded_amount', 't.currency', 't.msisdn', 't.created_at'])
    .select(['a.provider', 'a.method', 'a.merchant_ref_number', 'a.provider_reference'])
    .where('t.status', '=', 'Success')
    .where('a.method', 'in', Object.keys(methods))
    .execute();
  const payments = rows.flatMap((row): PaidPayment[] => {
    const method = methods[row.method];
    const { currency, provider_reference: reference } = row;
    if (!method || reference === null || !isCurrency(currency)) return [];
    return [
      {
        provider: row.provider.toLowerCase(),
        reference,
        merchantReference: row.merchant_ref_number,
        method,
        amount: row.amount,
        refundedAmount: row.refunded_amount,
        currency,
        customerMobile: row.msisdn ?? '',
        paidAt: row.created_at,
      },
    ];
  });
  await addPaidPayments(pool, payments);
}
