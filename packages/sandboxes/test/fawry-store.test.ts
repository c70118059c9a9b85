import { type LocalPostgres, startTestPostgres } from '@daftar/embedded-postgres/testing';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSandboxSchema } from '../src/fawry/fawry-schema.ts';
import type { FawryCharge, FawryNotice, FawryStore } from '../src/fawry/fawry-store.ts';
import { memoryFawryStore } from '../src/fawry/memory-fawry-store.ts';
import { pgFawryStore } from '../src/fawry/pg-fawry-store.ts';

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

const charge = (referenceNumber: string, changes: Partial<FawryCharge> = {}): FawryCharge => ({
  referenceNumber,
  merchantRefNumber: `ref-${referenceNumber}`,
  customerProfileId: 'mer_demo',
  customerName: 'منى',
  customerMobile: '01012345678',
  customerEmail: '',
  description: 'Music',
  amount: '150.50',
  status: 'UNPAID',
  expiresAt: later(60),
  createdAt: at,
  payment: null,
  ...changes,
});

const notice = (id: string, changes: Partial<FawryNotice> = {}): FawryNotice => ({
  id,
  referenceNumber: '100000001',
  orderStatus: 'PAID',
  body: '{}',
  attempts: 0,
  dueAt: at,
  deliveredAt: null,
  lastError: null,
  ...changes,
});

const stores: [string, () => FawryStore][] = [
  ['memory', memoryFawryStore],
  ['PostgreSQL', () => pgFawryStore(pool)],
];

describe.each(stores)('the %s store', (_name, open) => {
  test('stores charges under two unique reference numbers', async () => {
    const store = open();
    expect(await store.add(charge('100000001'))).toBe(true);
    expect(await store.add(charge('100000001', { merchantRefNumber: 'other' }))).toBe(false);
    expect(await store.add(charge('100000009', { merchantRefNumber: 'ref-100000001' }))).toBe(false);
    expect(await store.byReference('100000001')).toEqual(charge('100000001'));
    expect(await store.byMerchantReference('ref-100000001')).toEqual(charge('100000001'));
    expect(await store.byReference('100000009')).toBeUndefined();
  });

  test('changes a status once, and lists unpaid and expired charges', async () => {
    const store = open();
    for (const each of [
      charge('100000001'),
      charge('200000001', { createdAt: later(-2), expiresAt: later(-1) }),
      charge('200000002', { createdAt: later(1) }),
    ]) {
      await store.add(each);
    }
    expect((await store.waiting(1)).map(({ referenceNumber }) => referenceNumber)).toEqual(['200000002']);
    expect((await store.overdue(at)).map(({ referenceNumber }) => referenceNumber)).toEqual(['200000001']);
    const payment = { reference: '443128', amount: '153.00', fees: '2.50', at: later(5) };
    const move = { from: ['UNPAID' as const], to: 'PAID' as const, payment };
    const moves = await Promise.all([store.move('200000001', move), store.move('200000001', move)]);
    expect(moves.filter((moved) => moved !== undefined)).toHaveLength(1);
    expect(await store.byReference('200000001')).toMatchObject({ status: 'PAID', payment });
    const refund = { from: ['PAID' as const], to: 'REFUNDED' as const };
    expect(await store.move('200000001', refund)).toMatchObject({ status: 'REFUNDED', payment });
    expect(await store.overdue(at)).toEqual([]);
  });

  test('returns due callbacks until they are delivered or given up', async () => {
    const store = open();
    await store.add(charge('100000001'));
    const given = notice('given', { attempts: 10 });
    await store.addNotices([notice('due'), notice('future', { dueAt: later(20) }), given]);
    const due = async (when: Date) => (await store.dueNotices(when, 10)).map(({ id }) => id);
    expect(await due(at)).toEqual(['due']);
    await store.saveNotice(notice('due', { attempts: 1, dueAt: later(1), lastError: 'HTTP 503' }));
    expect(await due(at)).toEqual([]);
    expect(await due(later(30))).toEqual(['due', 'future']);
    await store.saveNotice(notice('due', { attempts: 2, deliveredAt: later(1) }));
    expect(await due(later(30))).toEqual(['future']);
    expect((await store.noticesOf('100000001')).map(({ id }) => id)).toEqual(['due', 'future', 'given']);
  });
});
