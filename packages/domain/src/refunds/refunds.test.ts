import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { splitAmount } from '../shares/shares.ts';
import { nextRefundState, type RefundEvent, type RefundState, refundTransitions } from './refund-state.ts';
import { splitRefund, splitRefunded } from './split-refund.ts';

const PARTS = ['carrier', 'merchant', 'owner'] as const;
const CURRENCIES = ['EGP', 'KWD'] as const;

/** A payment whose shares have up to four decimals and add up to at most 100 percent. */
const payments = fc
  .record({
    minor: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    currency: fc.constantFrom(...CURRENCIES),
    carrier: fc.nat({ max: 1_000_000 }),
    merchant: fc.nat({ max: 1_000_000 }),
  })
  .map(({ minor, currency, carrier, merchant }) => {
    const amount = money(minor, currency);
    const share = Math.min(merchant, 1_000_000 - carrier);
    const percent = (parts: number) => (parts / 10_000).toFixed(4);
    const split = splitAmount(amount, {
      carrierShare: percent(carrier),
      merchantShare: percent(share),
      waleeShare: percent(1_000_000 - carrier - share),
    });
    return { amount, split };
  });

/** Divides a payment into partial refunds that add up to the whole payment. */
const cuts = (whole: bigint) =>
  fc.array(fc.bigInt({ min: 0n, max: whole }), { maxLength: 12 }).map((points) => {
    const sorted = [...points, whole].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return sorted.map((point, index) => point - (sorted[index - 1] ?? 0n));
  });

describe('splitRefund', () => {
  test('partial refunds add up to the payment’s parts, and no part is negative', () => {
    const partsOf = payments.chain((payment) => fc.tuple(fc.constant(payment), cuts(payment.amount.minor)));
    fc.assert(
      fc.property(partsOf, ([payment, parts]) => {
        const sums = { carrier: 0n, merchant: 0n, owner: 0n };
        let before = 0n;
        for (const minor of parts) {
          const { currency } = payment.amount;
          const split = splitRefund(payment, money(before, currency), money(minor, currency));
          for (const part of PARTS) {
            expect(split[part].minor >= 0n).toBe(true);
            sums[part] += split[part].minor;
            expect(sums[part] <= payment.split[part].minor).toBe(true);
          }
          expect(split.carrier.minor + split.merchant.minor + split.owner.minor).toBe(minor);
          expect(split.net.minor).toBe(minor - split.carrier.minor);
          before += minor;
        }
        for (const part of PARTS) expect(sums[part]).toBe(payment.split[part].minor);
      }),
      { numRuns: 500 },
    );
  });

  test('refunds of one minor unit each have no negative part, although rounding each as a payment would', () => {
    const amount = money(100n, 'EGP');
    const split = splitAmount(amount, { carrierShare: '33.5', merchantShare: '1', waleeShare: '65.5' });
    for (let before = 0n; before < 100n; before += 1n) {
      const one = splitRefund({ amount, split }, money(before, 'EGP'), money(1n, 'EGP'));
      expect(PARTS.map((part) => one[part].minor).sort()).toEqual([0n, 0n, 1n]);
    }
  });

  test('rejects more than is left of the payment', () => {
    const amount = money(100n, 'EGP');
    const split = splitAmount(amount, { carrierShare: 1, merchantShare: 95, waleeShare: 4 });
    expect(() => splitRefund({ amount, split }, money(60n, 'EGP'), money(41n, 'EGP'))).toThrow(RangeError);
    expect(() => splitRefunded({ amount, split }, money(-1n, 'EGP'))).toThrow(RangeError);
  });

  test('gives each part back in proportion, to a minor unit', () => {
    const amount = money(45_050n, 'EGP');
    const split = splitAmount(amount, { carrierShare: 1, merchantShare: 95, waleeShare: 4 });
    const half = splitRefunded({ amount, split }, money(22_525n, 'EGP'));
    expect(PARTS.map((part) => half[part].minor)).toEqual([226n, 21_398n, 901n]);
  });
});

describe('refunds', () => {
  const events: RefundEvent[] = ['asked', 'unsent', 'givenBack', 'refused'];

  test('succeeded and failed are final', () => {
    for (const state of ['succeeded', 'failed'] satisfies RefundState[])
      expect(events.map((event) => nextRefundState(state, event))).toEqual(events.map(() => undefined));
  });

  test('have these transitions and no other', () => {
    expect(refundTransitions).toEqual({
      requested: { asked: 'pending', givenBack: 'succeeded', refused: 'failed' },
      pending: { unsent: 'requested', givenBack: 'succeeded', refused: 'failed' },
      open: { givenBack: 'succeeded', refused: 'failed' },
      succeeded: {},
      failed: {},
    });
  });
});
