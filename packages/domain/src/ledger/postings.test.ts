import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { netOfTax } from '../settlement/net-of-tax.ts';
import { settle } from '../settlement/settle.ts';
import { splitAmount } from '../shares/shares.ts';
import { accounts, isGuarded } from './accounts.ts';
import {
  isBalanced,
  posting,
  postingsForAccountBalance,
  postingsForPayment,
  postingsForReversal,
  postingsForSettlement,
} from './postings.ts';

const minor = fc.bigInt({ min: 0n, max: 10n ** 14n });
const parties = { provider: 'fawry', merchantId: 'm1', carrierId: 'c1' };
const shares = { carrierShare: 2.5, merchantShare: 93.5, waleeShare: 4 };
const payment = (amount: bigint) => {
  const paid = money(amount, 'EGP');
  return postingsForPayment({ ...parties, amount: paid, split: splitAmount(paid, shares) });
};

describe('entries', () => {
  test('a payment debits clearing and credits carrier, payable and the platform owner’s share', () => {
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

  test('a settlement debits payable and credits bank and fees', () => {
    const egp = (minor: bigint) => money(minor, 'EGP');
    const figures = { subTotal: egp(100n), remittanceCharges: egp(3n), netTransferAmount: egp(97n) };
    expect(postingsForSettlement('m1', figures)).toEqual([
      { account: 'payable:m1', side: 'debit', amount: egp(100n) },
      { account: 'bank', side: 'credit', amount: egp(97n) },
      { account: 'fees', side: 'credit', amount: egp(3n) },
    ]);
  });

  test('an account balance debits bank and credits tax and balance', () => {
    const egp = (minor: bigint) => money(minor, 'EGP');
    expect(postingsForAccountBalance('m1', { gross: egp(100n), tax: egp(14n), net: egp(86n) })).toEqual([
      { account: 'bank', side: 'debit', amount: egp(100n) },
      { account: 'tax', side: 'credit', amount: egp(14n) },
      { account: 'balance:m1', side: 'credit', amount: egp(86n) },
    ]);
  });

  test('postings of amount zero are omitted, and a reversal swaps debits and credits', () => {
    const egp = (minor: bigint) => money(minor, 'EGP');
    const figures = { subTotal: egp(5n), remittanceCharges: egp(0n), netTransferAmount: egp(5n) };
    const booked = postingsForSettlement('m1', figures);
    expect(booked.map(({ account }) => account)).toEqual(['payable:m1', 'bank']);
    expect(postingsForReversal(booked).map(({ side }) => side)).toEqual(['credit', 'debit']);
  });

  test('an account balance entry is balanced', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 99 }), (gross, tax) => {
        expect(isBalanced(postingsForAccountBalance('m1', netOfTax(money(gross, 'KWD'), tax)))).toBe(true);
      }),
    );
  });

  test('throws if a split or a settlement does not add up', () => {
    const amount = money(100n, 'EGP');
    const split = splitAmount(money(99n, 'EGP'), shares);
    expect(() => postingsForPayment({ ...parties, amount, split })).toThrow('Debits and credits differ');
    const figures = { subTotal: amount, remittanceCharges: amount, netTransferAmount: amount };
    expect(() => postingsForSettlement('m1', figures)).toThrow(RangeError);
    expect(() => posting('debit', 'bank', money(-1n, 'EGP'))).toThrow('A posting is never negative');
  });
});

describe('isBalanced', () => {
  test('requires each currency to balance', () => {
    const legs = [posting('debit', 'bank', money(5n, 'EGP')), posting('credit', 'tax', money(5n, 'PKR'))];
    expect(isBalanced(legs)).toBe(false);
    expect(isBalanced([])).toBe(true);
  });
});

describe('accounts', () => {
  test('balance and loan accounts must not become negative', () => {
    expect([accounts.balance('m'), accounts.loan('m')].every(isGuarded)).toBe(true);
    expect([accounts.payable('m'), accounts.bank].some(isGuarded)).toBe(false);
  });
});
