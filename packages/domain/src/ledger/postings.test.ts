import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { netOfTax } from '../settlement/net-of-tax.ts';
import { settle } from '../settlement/settle.ts';
import { splitAmount } from '../shares/split-amount.ts';
import { accounts, accountType, isGuarded } from './accounts.ts';
import { isBalanced } from './is-balanced.ts';
import { posting } from './posting.ts';
import { postingsForAccountBalance } from './postings-for-account-balance.ts';
import { postingsForPayment } from './postings-for-payment.ts';
import { postingsForReversal } from './postings-for-reversal.ts';
import { postingsForSettlement } from './postings-for-settlement.ts';

const minor = fc.bigInt({ min: 0n, max: 10n ** 14n });
const parties = { provider: 'fawry', merchantId: 'm1', carrierId: 'c1' };
const shares = { carrierShare: 2.5, merchantShare: 93.5, waleeShare: 4 };
const payment = (amount: bigint) => {
  const paid = money(amount, 'EGP');
  return postingsForPayment({ ...parties, amount: paid, split: splitAmount(paid, shares) });
};

describe('entries', () => {
  test('a payment books clearing against carrier, payable and provider share', () => {
    expect(payment(10_000n)).toEqual([
      { account: 'clearing:fawry', side: 'debit', amount: money(10_000n, 'EGP') },
      { account: 'carrier:c1', side: 'credit', amount: money(250n, 'EGP') },
      { account: 'payable:m1', side: 'credit', amount: money(9_350n, 'EGP') },
      { account: 'provider_share', side: 'credit', amount: money(400n, 'EGP') },
    ]);
  });

  test('payments and their reversals balance, and cancel each other', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        const booked = payment(amount);
        expect(isBalanced(booked)).toBe(true);
        expect(isBalanced(postingsForReversal(booked))).toBe(true);
        expect(postingsForReversal(postingsForReversal(booked))).toEqual(booked);
      }),
    );
  });

  test('settlements balance under both maths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 9999 }), (share, charge) => {
        const result = settle(
          {
            localCurrency: 'PKR',
            settledCurrency: 'USD',
            totalRevenue: { coefficient: BigInt(share), scale: 2 },
            merchantShare: { coefficient: BigInt(share), scale: 2 },
            remittanceChargesPercentage: { coefficient: BigInt(charge), scale: 2 },
            exchangeRate: 280,
          },
          share % 2 === 0 ? 'integer' : 'decimal',
        );
        expect(result.ok && isBalanced(postingsForSettlement('m1', result.figures))).toBe(true);
      }),
    );
  });

  test('account balance credits balance', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 99 }), (gross, tax) => {
        expect(isBalanced(postingsForAccountBalance('m1', netOfTax(money(gross, 'KWD'), tax)))).toBe(true);
      }),
    );
  });

  test('a split or a settlement that does not add up is refused', () => {
    const amount = money(100n, 'EGP');
    const split = splitAmount(money(99n, 'EGP'), shares);
    expect(() => postingsForPayment({ ...parties, amount, split })).toThrow('Debits and credits differ');
    const figures = { subTotal: amount, remittanceCharges: amount, netTransferAmount: amount };
    expect(() => postingsForSettlement('m1', figures)).toThrow(RangeError);
    expect(() => posting('debit', 'bank', money(-1n, 'EGP'))).toThrow(RangeError);
  });
});

describe('isBalanced', () => {
  test('balances each currency for itself', () => {
    const legs = [posting('debit', 'bank', money(5n, 'EGP')), posting('credit', 'tax', money(5n, 'PKR'))];
    expect(isBalanced(legs)).toBe(false);
    expect(isBalanced([])).toBe(true);
  });
});

describe('accounts', () => {
  test('have a type, and balance and loan are guarded', () => {
    expect(accountType(accounts.clearing('fawry'))).toBe('asset');
    expect(accountType(accounts.payable('m1'))).toBe('liability');
    expect(accountType(accounts.fees)).toBe('income');
    expect([accounts.balance('m'), accounts.loan('m')].every(isGuarded)).toBe(true);
    expect([accounts.payable('m'), accounts.bank].some(isGuarded)).toBe(false);
  });
});
