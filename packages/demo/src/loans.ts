import type { Gateway } from '@daftar/server';
import { createLoanTransaction, type LoanForm, type Trx } from '@daftar/server/fill';
import { finance } from './finance.ts';

const DAY_MS = 86_400_000;

const rupees: LoanForm = {
  currency: 'PKR',
  paymentMethod: 'IBFT',
  totalAmount: 400_000,
  waleeCommission: 2,
  sbpCharges: 0.5,
  serviceSalesTax: 0.25,
  withHoldingCharges: 0.25,
  reference: 'HBL transfer 771204',
};

/** Deposits: the merchant, the number of days before today, and the values that differ from those in `rupees`. */
const deposits: [merchant: string, daysAgo: number, changes: Partial<LoanForm>][] = [
  ['Ravi Telecom', 26, {}],
  ['Sphinx Stationers', 25, { totalAmount: 150_000, reference: 'HBL transfer 771190' }],
  ['کراچی کتب خانہ', 24, { paymentMethod: 'CASH', totalAmount: 85_500.5, reference: 'Cash, branch 12' }],
  [
    'Ravi Telecom',
    19,
    { currency: 'USD', paymentMethod: 'USD-DEPOSIT', totalAmount: 2500, exchangeRate: 281.5 },
  ],
  [
    'Sphinx Stationers',
    16,
    { currency: 'USD', paymentMethod: 'USD-DEPOSIT', totalAmount: 800, exchangeRate: 280.25 },
  ],
  ['Indus Home Meals', 15, { paymentMethod: 'SETTLEMENT', totalAmount: 64_000 }],
  ['Ravi Telecom', 6, { totalAmount: 120_000 }],
];

/** Deposits money into the loan accounts of the demo's merchants. */
export async function simulateLoans(trx: Trx, gateway: Gateway, until: Date): Promise<void> {
  for (const [name, daysAgo, changes] of deposits) {
    const merchant = await trx
      .selectFrom('merchants')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const then = { ...gateway, now: () => new Date(until.getTime() - daysAgo * DAY_MS) };
    await createLoanTransaction(trx, then, finance, merchant.id, { ...rupees, ...changes });
  }
}
