import { type PayoutStatus, payoutStatuses } from '../catalogue/payouts.ts';
import { sumMoney } from '../money/arithmetic.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';

/** A payout as far as its summary needs it. */
export type SummedPayout = { readonly status: PayoutStatus; readonly amount: Money };

export type PayoutTotal = {
  readonly status: PayoutStatus;
  readonly currency: Currency;
  readonly count: number;
  readonly amount: Money;
};

/** Count and amount per status and currency, by currency, then Pending, Approved, Rejected; never across currencies. */
export function summarizePayouts(payouts: readonly SummedPayout[]): readonly PayoutTotal[] {
  const currencies = [...new Set(payouts.map(({ amount }) => amount.currency))].sort();
  return currencies.flatMap((currency) =>
    payoutStatuses.flatMap((status) => {
      const found = payouts.filter((one) => one.status === status && one.amount.currency === currency);
      if (found.length === 0) return [];
      const amount = sumMoney(
        found.map((one) => one.amount),
        currency,
      );
      return [{ status, currency, count: found.length, amount }];
    }),
  );
}
