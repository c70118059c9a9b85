import { type LocalPostgres, startTestPostgres } from '@daftar/embedded-postgres/testing';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../src/notices/notice.ts';
import { changePayment } from '../src/payments/change-payment.ts';
import { memoryStore } from '../src/payments/memory-store.ts';
import type { Payment } from '../src/payments/payment.ts';
import { pgStore } from '../src/payments/pg-store.ts';
import { ensureSandboxSchema } from '../src/payments/schema.ts';
import type { Store } from '../src/payments/store.ts';

let server: LocalPostgres;
let pool: Pool;
beforeAll(async () => {
  server = await startTestPostgres();
  pool = new Pool(server.connection);
  // Ignores the error of a connection that is still closing when the server stops.
  pool.on('error', () => undefined);
  await Promise.all([ensureSandboxSchema(pool), ensureSandboxSchema(pool)]);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const at = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

const payment = (reference: string, changes: Partial<Payment> = {}): Payment => ({
  provider: 'fawry',
  reference,
  merchantReference: `ref-${reference}`,
  key: `key-${reference}`,
  method: 'PAYATFAWRY',
  state: 'open',
  amount: '150.50',
  currency: 'EGP',
  description: 'Music',
  customer: { name: 'منى', mobile: '01012345678', email: '', profile: 'mer_demo' },
  returnUrl: '',
  noticeUrl: 'http://127.0.0.1:9',
  expiresAt: later(60),
  createdAt: at,
  trial: null,
  settled: null,
  failure: null,
  refunds: [],
  extra: {},
  version: 1,
  ...changes,
});

const notice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  provider: 'fawry',
  reference: '100000001',
  label: 'PAID',
  url: 'http://127.0.0.1:9',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  mostAttempts: 10,
  attempts: 0,
  dueAt: at,
  deliveredAt: null,
  lastError: null,
  ...changes,
});

const stores: [string, () => Store][] = [
  ['memory', memoryStore],
  ['PostgreSQL', () => pgStore(pool)],
];

describe.each(stores)('the %s store', (_name, open) => {
  test('stores payments under numbers that are unique at their provider', async () => {
    const store = open();
    expect(await store.add(payment('100000001'))).toBe(true);
    expect(await store.add(payment('100000001', { merchantReference: 'other', key: 'other' }))).toBe(false);
    expect(await store.add(payment('100000009', { merchantReference: 'ref-100000001' }))).toBe(false);
    expect(await store.add(payment('100000009', { key: 'key-100000001' }))).toBe(false);
    expect(await store.add(payment('100000001', { provider: 'paymob', key: 'paymob' }))).toBe(true);
    for (const by of [
      { reference: '100000001' },
      { merchantReference: 'ref-100000001' },
      { key: 'key-100000001' },
    ])
      expect(await store.find('fawry', by)).toEqual(payment('100000001'));
    expect(await store.find('fawry', { reference: '100000009' })).toBeUndefined();
  });

  test('saves only one of two concurrent changes, and lists open and expired payments', async () => {
    const store = open();
    for (const each of [
      payment('100000001'),
      payment('200000001', { createdAt: later(-2), expiresAt: later(-1) }),
      payment('200000002', { createdAt: later(1) }),
    ]) {
      await store.add(each);
    }
    expect((await store.open('fawry', 1)).map(({ reference }) => reference)).toEqual(['200000002']);
    expect((await store.overdue(at)).map(({ reference }) => reference)).toEqual(['200000001']);
    const paid = payment('200000001', { state: 'paid' });
    expect((await Promise.all([store.save(paid), store.save(paid)])).filter(Boolean)).toHaveLength(1);
    expect(await store.find('fawry', { reference: '200000001' })).toMatchObject({
      state: 'paid',
      version: 2,
    });
    const change = (now: Payment) => ({ ...now, extra: { count: String(Number(now.extra.count ?? 0) + 1) } });
    await Promise.all([1, 2, 3, 4].map(() => changePayment(store, paid, change)));
    expect(await store.find('fawry', { reference: '200000001' })).toMatchObject({ extra: { count: '4' } });
    expect(await store.overdue(at)).toEqual([]);
  });

  test('returns due notices until they are delivered or have no attempts left', async () => {
    const store = open();
    await store.add(payment('100000001'));
    const given = notice('given', { attempts: 10 });
    await store.addNotices([notice('due'), notice('future', { dueAt: later(20) }), given]);
    const due = async (when: Date) => (await store.dueNotices(when, 10)).map(({ id }) => id);
    expect(await due(at)).toEqual(['due']);
    await store.saveNotice(notice('due', { attempts: 1, dueAt: later(1), lastError: 'HTTP 503' }));
    expect(await due(at)).toEqual([]);
    expect(await due(later(30))).toEqual(['due', 'future']);
    await store.saveNotice(notice('due', { attempts: 2, deliveredAt: later(1) }));
    expect(await due(later(30))).toEqual(['future']);
    expect((await store.noticesOf('fawry', '100000001')).map(({ id }) => id)).toEqual([
      'due',
      'future',
      'given',
    ]);
  });
});
