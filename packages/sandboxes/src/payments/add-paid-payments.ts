import { type Currency, compareMoney, fromMajor, toDecimalString } from '@daftar/domain';
import type pg from 'pg';
import { randomDigits } from '../random-digits.ts';
import { newPayment } from './new-payment.ts';
import type { Payment } from './payment.ts';
import { pgStore } from './pg-store.ts';
import { ensureSandboxSchema } from './schema.ts';

/** A payment that a customer has made; amounts are major units with the currency's decimals. */
export interface PaidPayment {
  /** The imitated provider. */
  provider: string;
  /** The provider's number of the payment: digits. */
  reference: string;
  /** The merchant's number of the payment. */
  merchantReference: string;
  method: 'CARD' | 'WALLET';
  amount: string;
  /** The part that was already given back. */
  refundedAmount: string;
  currency: Currency;
  customerMobile: string;
  paidAt: Date;
}

/**
 * Stores payments as if customers had made them at the imitated providers, so that they can be refunded there. A payment that is
 * already stored stays as it is.
 */
export async function addPaidPayments(pool: pg.Pool, payments: readonly PaidPayment[]): Promise<void> {
  await ensureSandboxSchema(pool);
  const store = pgStore(pool);
  for (const payment of payments) await store.add(storedPayment(payment));
}

function storedPayment({ refundedAmount, customerMobile, paidAt, ...payment }: PaidPayment): Payment {
  const { amount, currency, method, reference } = payment;
  const refunded = fromMajor(refundedAmount, currency);
  const isWhole = compareMoney(refunded, fromMajor(amount, currency)) >= 0;
  const at = paidAt.toISOString();
  const card = method === 'CARD';
  const given = {
    reference: randomDigits(12),
    merchantReference: '',
    amount: toDecimalString(refunded),
    ...({ state: 'done', at } as const),
  };
  return newPayment(
    {
      ...payment,
      state: refunded.minor === 0n ? 'paid' : isWhole ? 'refunded' : 'partRefunded',
      // Without a mobile number, whose last digits could select a scenario.
      customer: { name: '', mobile: '', email: '', profile: '' },
      settled: {
        receipt: randomDigits(12),
        amount,
        fees: '0',
        at,
        source: card ? '512345******2346' : customerMobile,
        scheme: card ? 'MasterCard' : 'Wallet',
      },
      refunds: refunded.minor === 0n ? [] : [given],
      // Paymob's transaction has a number of its own, beside the order's.
      extra: { transaction: reference },
    },
    paidAt,
    reference,
  );
}
