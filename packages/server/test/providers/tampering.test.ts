import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ProviderNotice, RawNotice } from '../../src/providers/notice.ts';
import { anyRequest, charge, moneyOf, openProviderBench, type ProviderBench } from './bench.ts';
import { type Way, ways } from './ways.ts';

let bench: ProviderBench;
beforeAll(async () => {
  bench = await openProviderBench();
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
  await vi.waitFor(() => expect(bench.received).toHaveLength(1), { timeout: 4000 });
  const [raw] = bench.received;
  if (!raw) throw new Error('No notice');
  return raw;
}

/** The parts of a message that an attacker can change, each as bytes. */
const parts = (raw: RawNotice): { bytes: Buffer; put: (bytes: Buffer) => RawNotice }[] => [
  { bytes: Buffer.from(raw.body), put: (body) => ({ ...raw, body }) },
  ...(raw.query === ''
    ? []
    : [
        {
          bytes: Buffer.from(raw.query, 'latin1'),
          put: (query: Buffer) => ({ ...raw, query: query.toString('latin1') }),
        },
      ]),
  ...(typeof raw.headers.signature === 'string'
    ? [
        {
          bytes: Buffer.from(raw.headers.signature, 'latin1'),
          put: (signature: Buffer) => ({
            ...raw,
            headers: { ...raw.headers, signature: signature.toString('latin1') },
          }),
        },
      ]
    : []),
];

/** The records that a notice can change. */
const effect = ({ merchantRefNumber, charge: number, status }: ProviderNotice) => ({
  merchantRefNumber,
  number,
  status: status.state === 'unknown' ? 'unknown' : status,
});

test.each(signed)('5,000 single-byte changes of a callback of $name change nothing', async (way) => {
  const raw = await realNotice(way);
  const { readNotice } = bench.adapter(way.name);
  const real = readNotice?.(raw);
  if (!readNotice || !real) throw new Error('Not read');
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const places = parts(raw);
  let refused = 0;
  for (let round = 0; round < CHANGES; round += 1) {
    const place = places[round % places.length];
    if (!place) throw new Error('No part');
    const bytes = Buffer.from(place.bytes);
    const at = random(bytes.length);
    bytes[at] = ((bytes[at] ?? 0) + 1 + random(255)) % 256;
    const read = readNotice(place.put(bytes));
    if (read === undefined) refused += 1;
    // A change of a byte that the signature does not cover, such as a blank, must not change the notice's effect.
    else if (way.name === 'jazzcash') expect(read.status.state).toBe('unknown');
    else expect(effect(read)).toEqual(effect(real));
  }
  expect(refused).toBeGreaterThan(CHANGES / 10);
  // PayTabs signs every byte. Only a signature whose digits are changed to upper case stays valid.
  if (way.name === 'paytab') expect(refused).toBeGreaterThan(CHANGES - 150);
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
