import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { type KnownPayment, type KnownRefund, matchSettlement } from './match-settlement.ts';

import type { SettlementLine } from './read-settlement.ts';

const egp = (minor: number | bigint): Money => money(BigInt(minor), 'EGP');

const payment = (changes: Partial<KnownPayment> = {}): KnownPayment => ({
  id: 'txn_1',
  reference: '91',
  providerReference: 'F91',
  amount: egp(10_000),
  left: egp(10_000),
  inPeriod: true,
  ...changes,
});

const refund = (changes: Partial<KnownRefund> = {}): KnownRefund => ({
  id: 'rfd_1',
  paymentId: 'txn_1',
  providerReference: '',
  status: 'open',
  amount: undefined,
  inPeriod: false,
  ...changes,
});

const line = (
  kind: SettlementLine['kind'],
  amount: Money | undefined,
  changes: Partial<SettlementLine> = {},
) => ({
  row: 2,
  kind,
  reference: '91',
  providerReference: '',
  amount,
  ...changes,
});

const verdictsOf = (lines: SettlementLine[], payments: KnownPayment[], refunds: KnownRefund[] = []) =>
  matchSettlement(lines, payments, refunds).lines.map(({ verdict }) => verdict);

describe('matchSettlement', () => {
  test('matches a payment by our number or the provider’s', () => {
    expect(verdictsOf([line('payment', egp(10_000))], [payment()])).toEqual(['matched']);
    const byTheirs = line('payment', egp(10_000), { reference: '', providerReference: 'F91' });
    expect(verdictsOf([byTheirs], [payment()])).toEqual(['matched']);
  });

  test('reports rows that differ, are unknown, unreadable or listed twice', () => {
    const lines = [
      line('payment', egp(9999)),
      line('payment', egp(10_000)),
      line('payment', money(10_000n, 'KWD'), { reference: '92' }),
      line(undefined, egp(1)),
      line('refund', undefined),
      line('refund', egp(1), { reference: 'nobody' }),
    ];
    expect(
      verdictsOf(lines, [payment(), payment({ id: 'txn_2', reference: '92', providerReference: 'F92' })]),
    ).toEqual([
      'amount-differs',
      'listed-twice',
      'amount-differs',
      'unreadable',
      'unreadable',
      'missing-here',
    ]);
  });

  test('finds a payment by a number in other letters, and never guesses between two', () => {
    const two = [
      payment({ providerReference: 'Fa1' }),
      payment({ id: 'txn_2', reference: '92', providerReference: 'FA1' }),
    ];
    const by = (providerReference: string, known: KnownPayment[] = two) =>
      matchSettlement([line('payment', egp(10_000), { reference: '', providerReference })], known, [])
        .lines[0];
    expect(by('fa1', two.slice(0, 1))).toMatchObject({ verdict: 'matched', payment: { id: 'txn_1' } });
    expect(by('FA1')).toMatchObject({ verdict: 'matched', payment: { id: 'txn_2' } });
    expect(by('Fa1')).toMatchObject({ verdict: 'matched', payment: { id: 'txn_1' } });
    expect(by('fa1')?.verdict).toBe('ambiguous');
    expect(by('fa1')?.payment).toBeUndefined();
  });

  test('says of a payment that failed or is open here that it is known, and never misses it', () => {
    for (const unpaid of ['failed', 'open'] as const) {
      const known = payment({ unpaid, inPeriod: true });
      const match = matchSettlement([line('payment', egp(10_000)), line('refund', egp(1))], [known], []);
      expect(match.lines.map(({ verdict }) => verdict)).toEqual([`${unpaid}-here`, `${unpaid}-here`]);
      expect(match.lines[0]?.expected).toEqual(known.amount);
      expect(matchSettlement([], [known], []).missing).toEqual([]);
    }
    const both = [payment({ unpaid: 'failed' }), payment({ id: 'txn_2' })];
    expect(matchSettlement([line('payment', egp(10_000))], both, []).lines[0]?.payment?.id).toBe('txn_2');
  });

  test('marks sums of rows', () => {
    const sum = { ...line(undefined, egp(5), { reference: '' }), isTotal: true } as const;
    expect(verdictsOf([sum], [payment()])).toEqual(['total']);
  });

  test('lists payments and succeeded refunds of the period that the file lacks', () => {
    const refunds = [
      refund({ id: 'rfd_2', status: 'succeeded', amount: egp(100), inPeriod: true }),
      refund({ id: 'rfd_3', status: 'succeeded', amount: egp(100) }),
      refund({ id: 'rfd_4', inPeriod: true }),
    ];
    const { missing } = matchSettlement([], [payment(), payment({ id: 'txn_2', inPeriod: false })], refunds);
    expect(missing.map((one) => one.refund?.id ?? one.payment.id)).toEqual(['txn_1', 'rfd_2']);
  });

  test('settles an open refund with the sum of the rows that match no other refund', () => {
    const lines = [
      line('refund', egp(3000), { row: 2 }),
      line('refund', egp(1500), { row: 3 }),
      line('refund', egp(500), { row: 4 }),
    ];
    const own = refund({ id: 'rfd_2', status: 'succeeded', amount: egp(1500) });
    const match = matchSettlement(lines, [payment()], [refund(), own]);
    expect(match.lines.map(({ verdict }) => verdict)).toEqual([
      'settles-refund',
      'matched',
      'settles-refund',
    ]);
    expect(match.settles).toEqual([{ refund: refund(), amount: egp(3500) }]);
  });

  test('settles no refund for more than is left of the payment', () => {
    const match = matchSettlement([line('refund', egp(101))], [payment({ left: egp(100) })], [refund()]);
    expect(match.settles).toEqual([]);
    expect(match.lines[0]).toMatchObject({ verdict: 'amount-differs', expected: egp(100) });
  });

  test('settles a pending refund only by its exact amount, also if the row has its number', () => {
    const pending = refund({ status: 'pending', amount: egp(700) });
    expect(matchSettlement([line('refund', egp(700))], [payment()], [pending]).settles).toHaveLength(1);
    expect(verdictsOf([line('refund', egp(701))], [payment()], [pending])).toEqual(['missing-here']);
    const named = line('refund', egp(701), { reference: 'rfd_1' });
    expect(verdictsOf([named], [payment()], [pending])).toEqual(['amount-differs']);
  });

  test('counts rows with the same refund number once', () => {
    const row = line('refund', egp(700), { providerReference: 'R7' });
    expect(verdictsOf([row, { ...row, row: 3 }], [payment()], [refund()])).toEqual([
      'settles-refund',
      'listed-twice',
    ]);
  });
});

/**
 * A payment with refunds in every state, and the rows of a file about them in random order, matching and not matching.
 */
const worlds = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1000, max: 100_000 }),
      refunds: fc.array(
        fc.record({
          status: fc.constantFrom('pending', 'succeeded'),
          part: fc.integer({ min: 1, max: 300 }),
        }),
        { maxLength: 3 },
      ),
      isOpen: fc.boolean(),
      rows: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 5 }),
      listsOwn: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((plans) => {
    const payments: KnownPayment[] = [];
    const refunds: KnownRefund[] = [];
    const lines: SettlementLine[] = [];
    plans.forEach(({ amount, refunds: own, isOpen, rows, listsOwn }, index) => {
      const id = `txn_${index}`;
      const gone = own.reduce((sum, { part }) => sum + part, 0);
      payments.push(
        payment({
          id,
          reference: `${index}`,
          providerReference: `F${index}`,
          amount: egp(amount),
          left: egp(amount - Math.min(gone, amount)),
        }),
      );
      const known = own.map(({ status, part }, at) =>
        refund({ id: `rfd_${index}_${at}`, paymentId: id, status, amount: egp(part) }),
      );
      refunds.push(...known, ...(isOpen ? [refund({ id: `rfd_${index}_open`, paymentId: id })] : []));
      const parts = [...rows, ...(listsOwn ? own.map(({ part }) => part) : [])];
      lines.push(...parts.map((part) => line('refund', egp(part), { reference: `${index}`, row: 2 })));
      lines.push(line('payment', egp(amount), { reference: `${index}` }));
    });
    return { payments, refunds, lines: lines.map((one, at) => ({ ...one, row: at + 2 })) };
  });

const settledBy = (match: ReturnType<typeof matchSettlement>) =>
  match.settles.map(({ refund: { id }, amount }) => `${id} ${amount.minor}`).sort();

describe('matchSettlement, for every file', () => {
  test('gives each row one verdict, and reports each payment of the period as in a row or as missing', () => {
    fc.assert(
      fc.property(worlds, ({ payments, refunds, lines }) => {
        const match = matchSettlement(lines, payments, refunds);
        expect(match.lines.map(({ line: { row } }) => row)).toEqual(lines.map(({ row }) => row));
        const listed = new Set(
          match.lines.flatMap((one) => (one.line.kind === 'payment' ? (one.payment?.id ?? []) : [])),
        );
        const missing = match.missing.flatMap((one) => (one.refund ? [] : [one.payment.id]));
        expect([...listed, ...missing].sort()).toEqual(payments.map(({ id }) => id).sort());
      }),
    );
  });

  test('settles each refund once: a pending one by its amount, an open one within what is left', () => {
    fc.assert(
      fc.property(worlds, ({ payments, refunds, lines }) => {
        const { settles } = matchSettlement(lines, payments, refunds);
        expect(new Set(settles.map((one) => one.refund.id)).size).toBe(settles.length);
        for (const { refund: settled, amount } of settles) {
          const left = payments.find(({ id }) => id === settled.paymentId)?.left.minor ?? 0n;
          if (settled.amount) expect(amount).toEqual(settled.amount);
          else expect(amount.minor <= left).toBe(true);
          expect(settled.status).not.toBe('succeeded');
        }
      }),
    );
  });

  test('settles the same refunds in any order of the rows, and none when the file is read again', () => {
    fc.assert(
      fc.property(worlds, fc.infiniteStream(fc.nat()), ({ payments, refunds, lines }, numbers) => {
        const match = matchSettlement(lines, payments, refunds);
        const shuffled = lines
          .map((one) => ({ one, at: numbers.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(settledBy(matchSettlement(shuffled, payments, refunds))).toEqual(settledBy(match));
        const after = refunds.map((one): KnownRefund => {
          const settled = match.settles.find((other) => other.refund === one);
          return settled ? { ...one, status: 'succeeded', amount: settled.amount } : one;
        });
        expect(matchSettlement(lines, payments, after).settles).toEqual([]);
      }),
    );
  });

  test('a paid row with our number and an unknown number of the provider is a second payment', () => {
    const row = (providerReference: string) => line('payment', egp(10_000), { providerReference });
    expect(verdictsOf([row('F91'), row('F92')], [payment()])).toEqual(['matched', 'paid-twice']);
    // In another file than the first payment.
    expect(verdictsOf([row('F92')], [payment()])).toEqual(['paid-twice']);
    expect(matchSettlement([row('F92')], [payment()], []).missing).toHaveLength(1);
    // A payment that is stored under our number, as the provider told none.
    expect(verdictsOf([row('F92')], [payment({ providerReference: '91' })])).toEqual(['matched']);
    expect(verdictsOf([row('f91\u200f'), row('91'), row('')], [payment()])).toEqual([
      'matched',
      'listed-twice',
      'listed-twice',
    ]);
  });

  test('the provider’s number tells the payments of one order apart, in whatever order the rows are', () => {
    const second = payment({ id: 'txn_2', providerReference: 'F92', amount: egp(4_000), left: egp(4_000) });
    const rows = [
      line('payment', egp(4_000), { providerReference: 'F92' }),
      line('payment', egp(10_000), { providerReference: 'F91' }),
    ];
    for (const lines of [rows, rows.toReversed()])
      for (const payments of [
        [payment(), second],
        [second, payment()],
      ]) {
        const match = matchSettlement(lines, payments, []);
        expect(match.lines.map(({ verdict }) => verdict)).toEqual(['matched', 'matched']);
        expect(match.missing).toEqual([]);
      }
    // Without the provider's number, the amount decides.
    const unnumbered = [line('payment', egp(4_000)), line('payment', egp(10_000))];
    expect(verdictsOf(unnumbered, [payment(), second])).toEqual(['matched', 'matched']);
    expect(verdictsOf([line('refund', egp(1))], [payment(), second])).toEqual(['ambiguous']);
    const byNumber = line('refund', egp(1), { providerReference: 'F92' });
    expect(matchSettlement([byNumber], [payment(), second], []).lines[0]?.payment?.id).toBe('txn_2');
  });

  test('a refund row with a number of its own is a refund that we lack; without one, a person decides', () => {
    const row = (minor: number, providerReference: string) =>
      line('refund', egp(minor), { providerReference });
    const named = matchSettlement([row(3000, 'R1'), row(2000, 'R2')], [payment()], []);
    expect(named.gives.map(({ amount }) => amount.minor)).toEqual([3000n, 2000n]);
    expect(named.doubts).toEqual([]);
    for (const number of ['', '91', 'F91']) {
      const nameless = matchSettlement([row(3000, number)], [payment()], []);
      expect(nameless.gives).toEqual([]);
      expect(nameless.doubts).toHaveLength(1);
    }
    // More than is left.
    expect(verdictsOf([row(6000, 'R1'), row(6000, 'R2')], [payment()])).toEqual([
      'amount-differs',
      'amount-differs',
    ]);
    // Ours may be one of them.
    for (const known of [
      refund({ status: 'pending', amount: egp(4000) }),
      refund({ status: 'succeeded', amount: egp(5000) }),
    ]) {
      const doubtful = matchSettlement([row(3000, 'R1'), row(2000, 'R2')], [payment()], [known]);
      expect([doubtful.gives, doubtful.doubts]).toEqual([[], []]);
    }
  });

  test('a refund with another number of the provider is another refund, also of an equal amount', () => {
    const known = refund({ status: 'succeeded', amount: egp(2500), providerReference: 'R1' });
    const row = (providerReference: string) => line('refund', egp(2500), { providerReference });
    expect(matchSettlement([row('R1')], [payment()], [known]).gives).toEqual([]);
    expect(matchSettlement([row('R2')], [payment()], [known]).gives).toHaveLength(1);
    expect(matchSettlement([row('R1'), row('R2')], [payment()], [known]).gives).toHaveLength(1);
  });
});
