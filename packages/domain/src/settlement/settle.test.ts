import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoney, toDecimalString } from '../money/money.ts';

import { formulaText } from './formula-step.ts';
import { type SettlementFigures, type SettlementResult, settle } from './settle.ts';

const base = {
  localCurrency: 'PKR',
  settledCurrency: 'USD',
  totalRevenue: 100000,
  merchantShare: 80000,
  remittanceChargesPercentage: 2,
  exchangeRate: 280,
} as const;

function done(result: SettlementResult) {
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join());
  return result;
}

const texts = (figures: SettlementFigures) =>
  Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, toDecimalString(amount)]));

describe('settle with integer parsing', () => {
  test('computes whole numbers, with the formulas', () => {
    const result = done(settle(base, 'integer'));
    expect(result.trace.map((step) => formulaText(step))).toEqual([
      '80,000',
      '80,000 × 2 ÷ 100 = 1,600',
      '80,000 − 1,600 = 78,400',
      '78,400 ÷ 280 = 280',
      '100,000 ÷ 280 = 357.14',
    ]);
    expect(result.dropped).toEqual([]);
    expect(result.deviates).toBe(false);
    expect(result.trace.map(({ figure }) => figure)).toEqual([
      'subTotal',
      'remittanceCharges',
      'netTransferAmount',
      'netSettledAmount',
      'grossSettledAmount',
    ]);
    expect(result.trace[0]?.operators).toEqual([]);
  });

  test('277.85 at 3 percent is 277, 8 and 269', () => {
    const result = done(
      settle({ ...base, merchantShare: '277.85', remittanceChargesPercentage: 3 }, 'integer'),
    );
    expect(texts(result.figures)).toEqual({
      subTotal: '277.00',
      remittanceCharges: '8.00',
      netTransferAmount: '269.00',
      netSettledAmount: '0.96',
      grossSettledAmount: '357.14',
    });
    expect(texts(result.exact).remittanceCharges).toBe('8.34');
    expect(result.dropped).toEqual([
      { field: 'merchantShare', given: '277.85', used: '277' },
      { field: 'remittanceCharges', given: '8.31', used: '8' },
    ]);
    expect(formulaText(result.trace[1] ?? raise())).toBe('277 × 3 ÷ 100 = 8.31 → 8');
  });

  test('every operand is integer-parsed: percentage and rate too', () => {
    const result = done(
      settle({ ...base, remittanceChargesPercentage: '2.9', exchangeRate: '280.99' }, 'integer'),
    );
    expect(texts(result.figures)).toMatchObject({ remittanceCharges: '1600.00', netSettledAmount: '280.00' });
    expect(result.dropped.map(({ field }) => field)).toEqual(['remittanceChargesPercentage', 'exchangeRate']);
  });

  test('reports when integer parsing changes net settled by more than 0.5 percent', () => {
    expect(done(settle({ ...base, exchangeRate: '1.9' }, 'integer')).deviates).toBe(true);
    expect(done(settle({ ...base, exchangeRate: '280.5' }, 'integer')).deviates).toBe(false);
    expect(done(settle({ ...base, exchangeRate: '281.99' }, 'decimal')).deviates).toBe(false);
    expect(done(settle({ ...base, merchantShare: '100.99', exchangeRate: 1 }, 'integer')).deviates).toBe(
      true,
    );
    const half = { ...base, merchantShare: 201, remittanceChargesPercentage: 0, exchangeRate: '1.005' };
    expect(done(settle(half, 'integer')).deviates).toBe(false);
  });

  test('rejects a rate that parses to 0', () => {
    const error = { ok: false, errors: [{ field: 'exchangeRate', message: 'Please provide exchange rate' }] };
    expect(settle({ ...base, exchangeRate: '0.85' }, 'integer')).toEqual(error);
    expect(settle({ ...base, exchangeRate: 0 }, 'decimal')).toEqual(error);
    expect(settle({ ...base, exchangeRate: '0.85' }, 'decimal').ok).toBe(true);
    expect(settle({ ...base, totalRevenue: 999_999_999_999, exchangeRate: '0.01' }, 'decimal')).toEqual(
      error,
    );
  });

  test('rejects a rate that makes an amount too long', () => {
    const most = { ...base, merchantShare: 999_999_999_999, exchangeRate: '0.01' };
    expect(settle({ ...most, totalRevenue: 1 }, 'decimal').ok).toBe(false);
    const rounded = {
      ...most,
      localCurrency: 'KWD',
      merchantShare: '999999999999.999',
      exchangeRate: 1,
    } as const;
    expect(settle({ ...rounded, remittanceChargesPercentage: 0 }, 'integer').ok).toBe(false);
    expect(settle({ ...rounded, merchantShare: '999999999999.99' }, 'integer').ok).toBe(true);
  });

  test.each([
    ['totalRevenue', -1, 'Total Revenue can not be empty'],
    ['merchantShare', '', 'Please provide valid merchant share'],
    ['remittanceChargesPercentage', 'x', 'Please provide Remittance percentage'],
    ['remittanceChargesPercentage', -1, 'Please provide Remittance percentage'],
    ['exchangeRate', '', 'Please provide exchange rate'],
    ['exchangeRate', -1, 'Please provide exchange rate'],
  ] as const)('returns one error if %s is %o', (field, value, message) => {
    expect(settle({ ...base, [field]: value }, 'decimal')).toEqual({
      ok: false,
      errors: [{ field, message }],
    });
  });

  test('a charge of 100 percent leaves 0, and only digits before the point are grouped', () => {
    const all = done(settle({ ...base, remittanceChargesPercentage: 100, exchangeRate: '1.5' }, 'decimal'));
    expect(texts(all.figures).netSettledAmount).toBe('0.00');
    const lines = done(settle({ ...base, merchantShare: '1234567.25' }, 'decimal')).trace;
    expect(formulaText(lines[0] ?? raise())).toBe('1,234,567.25');
  });

  test('reports inputs that are missing or out of range', () => {
    const bad = settle(
      { ...base, totalRevenue: '', merchantShare: -1, remittanceChargesPercentage: 101 },
      'integer',
    );
    expect(bad.ok ? [] : bad.errors.map(({ field }) => field)).toEqual([
      'totalRevenue',
      'merchantShare',
      'remittanceChargesPercentage',
    ]);
  });
});

describe('settle with decimals', () => {
  test('rounds half up to the decimals of each currency', () => {
    const result = done(
      settle({ ...base, settledCurrency: 'KWD', merchantShare: '277.85', exchangeRate: '910.2' }, 'decimal'),
    );
    expect(texts(result.figures)).toEqual({
      subTotal: '277.85',
      remittanceCharges: '5.56',
      netTransferAmount: '272.29',
      netSettledAmount: '0.299',
      grossSettledAmount: '109.866',
    });
    expect(result.dropped).toEqual([]);
  });
});

describe('properties', () => {
  const cents = (max: number) =>
    fc.integer({ min: 0, max }).map((value) => ({ coefficient: BigInt(value), scale: 2 }));
  const input = fc.record({
    localCurrency: fc.constantFrom('PKR' as const, 'EGP' as const),
    settledCurrency: fc.constantFrom('USD' as const, 'KWD' as const),
    totalRevenue: cents(2 ** 31 - 1),
    merchantShare: cents(2 ** 31 - 1),
    remittanceChargesPercentage: cents(10_000),
    exchangeRate: fc
      .integer({ min: 100, max: 100_000 })
      .map((value) => ({ coefficient: BigInt(value), scale: 2 })),
  });

  test('the figures add up and are never negative', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('integer', 'decimal'), (values, math) => {
        const { figures } = done(settle(values, math));
        expect(addMoney(figures.remittanceCharges, figures.netTransferAmount)).toEqual(figures.subTotal);
        expect(Object.values(figures).every(({ minor }) => minor >= 0n)).toBe(true);
      }),
    );
  });

  test('integer math gives whole numbers and reports every dropped decimal', () => {
    fc.assert(
      fc.property(input, (values) => {
        const { figures, exact, dropped } = done(settle(values, 'integer'));
        expect([figures.subTotal, figures.remittanceCharges].every(({ minor }) => minor % 100n === 0n)).toBe(
          true,
        );
        if (dropped.length === 0) expect(figures.netTransferAmount).toEqual(exact.netTransferAmount);
      }),
    );
  });
});

function raise(): never {
  throw new Error('No such step');
}
