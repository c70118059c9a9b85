import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderNotice, RawNotice } from '../../src/providers/notice.ts';
import { eventually } from '../support/eventually.ts';
import { anyRequest, charge, moneyOf, openProviderBench, type ProviderBench } from './bench.ts';
import { changedNotices } from './changed-notices.ts';
import { signsTheSame } from './signed-values.ts';
import { type Way, ways } from './ways.ts';

let bench: ProviderBench;
beforeAll(async () => {
  bench = await openProviderBench(10_000);
});
afterAll(() => bench.close());

const CHANGES = 5000;

/** One way of each provider that sends notices. */
const signed = ways.filter(
  ({ name, notifies }, index) => notifies && ways.findIndex((way) => way.name === name) === index,
);

async function realNotice({ name, way, currency }: Way): Promise<RawNotice> {
  bench.received.length = 0;
  const request = anyRequest(moneyOf('150.5', currency), bench.gatewayUrl);
  await charge(bench.adapter(name), way, request);
  await bench.play(name, request.merchantRefNumber, 'pay');
  await eventually(() => expect(bench.received).toHaveLength(1));
  const [raw] = bench.received;
  if (!raw) throw new Error('No notice');
  return raw;
}

/** MontyPay does not sign the outcome, and JazzCash does not sign the names of fields. Their notices only make us ask them. */
const isAsked = ({ name }: Way): boolean => name === 'monty' || name === 'jazzcash';

/**
 * Returns what a notice reports: the payment, its outcome with amount and currency, and its deduplication key. The key is left
 * out when the outcome is unknown: a notice with another key then only causes one more status request.
 */
const meaning = ({ merchantRefNumber, charge: number, status, dedupeKey }: ProviderNotice) =>
  status.state === 'unknown'
    ? { merchantRefNumber, number, status: 'unknown' }
    : { merchantRefNumber, number, status, dedupeKey };

test.each(signed)('5,000 single-byte changes of a callback of $name change nothing', async (way) => {
  const raw = await realNotice(way);
  const { readNotice } = bench.adapter(way.name);
  const real = readNotice?.(raw);
  if (!readNotice || !real) throw new Error('Not read');
  expect(real.status.state).toBe(isAsked(way) ? 'unknown' : 'paid');
  const changes = changedNotices(raw, CHANGES);
  expect(changes).toHaveLength(CHANGES);
  const forged = changes.filter((changed) => !signsTheSame(way.name, raw, changed));
  const genuine = changes.filter((changed) => signsTheSame(way.name, raw, changed));
  expect(forged.length).toBeGreaterThan(CHANGES / 10);
  // PayTabs signs every byte, so only another case of a digit of the signature changes nothing. The changes may lack it.
  if (way.name !== 'paytab') expect(genuine.length).toBeGreaterThan(0);
  // A change of a signed value or of the signature is always rejected.
  expect(forged.filter((changed) => readNotice(changed) !== undefined)).toEqual([]);
  // Any other changed notice is rejected too, or means the same as the original one.
  for (const changed of genuine) {
    const read = readNotice(changed);
    if (read) expect(meaning(read)).toEqual(meaning(real));
  }
});

test('easypaisa sends no callbacks, and its adapter reads none', () => {
  const { readNotice, readReturn } = bench.adapter('easypaisa');
  expect([readNotice, readReturn]).toEqual([undefined, undefined]);
});

test.each(signed)(
  'a callback of $name without its signature or body is rejected, and other providers’ adapters reject it',
  async (way) => {
    const raw = await realNotice(way);
    const { readNotice } = bench.adapter(way.name);
    const bare: RawNotice = { headers: {}, query: '', body: raw.body };
    if (way.name === 'paytab' || way.name === 'paymob') expect(readNotice?.(bare)).toBeUndefined();
    for (const other of signed.filter(({ name }) => name !== way.name))
      expect(bench.adapter(other.name).readNotice?.(raw)).toBeUndefined();
    expect(readNotice?.({ ...raw, body: Buffer.alloc(0) })).toBeUndefined();
    expect(readNotice?.({ ...raw, body: Buffer.from('null') })).toBeUndefined();
  },
);
