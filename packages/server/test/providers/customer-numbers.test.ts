import { providerOf } from '@daftar/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialledNumber, withDialledNumbers } from '../../src/areas/checkout/attempts/dialled-number.ts';
import type { ChargeWay } from '../../src/providers/charge.ts';
import { asciiDescription } from '../../src/providers/monty/charge-on-page.ts';
import { type AnyRequest, adaptersAt, anyRequest, charge, moneyOf } from './bench.ts';
import { atOnce, ways } from './ways.ts';

/** Every way to charge that begins with a request to the provider: a card at JazzCash begins with a form. */
const charged = [...ways, ...atOnce]
  .filter(({ name, way }) => name !== 'jazzcash' || way !== 'cardPage')
  .map(({ name, way, currency }) => [name, way, currency] as const);

/** Returns the values of all fields for phone numbers in what an adapter sends for a request. */
async function sentNumbers(name: string, way: ChargeWay, request: AnyRequest): Promise<unknown[]> {
  const found: unknown[] = [];
  const visit = (key: string, value: unknown): void => {
    if (/mobile|phone/i.test(key) && typeof value !== 'object') found.push(value);
    if (value !== null && typeof value === 'object')
      for (const [inner, one] of Object.entries(value)) visit(inner, one);
  };
  const adapter = adaptersAt('http://127.0.0.1:9', 300, async (_url, { body }) => {
    const text = String(body ?? '{}');
    visit('', text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)));
    return new Response('{}', { status: 400 });
  }).get(name);
  if (!adapter) throw new Error(`No adapter ${name}`);
  await charge(adapter, way, request);
  return found;
}

const scripts = fc.constantFrom(0x30, 0x0660, 0x06f0, 0xff10);
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** A number of a country as people write it, and its msisdn. */
const typedNumber = (code: string, national: RegExp) =>
  fc
    .tuple(
      fc.stringMatching(national),
      fc.constantFrom('', '0', code, `+${code}`, `00${code}`, `+${code} 0`, `+${code} (0) `),
      fc.constantFrom('', ' ', '-', '\u200f', '\u00a0'),
      scripts,
    )
    .map(([number, prefix, gap, zero]) => ({
      typed: inScript(prefix + number.slice(0, 3) + gap + number.slice(3), zero),
      msisdn: code + number,
    }));

const numbers = new Map([
  ['Egypt', typedNumber('20', /^1[0125]\d{8}$/)],
  ['Pakistan', typedNumber('92', /^30\d{8}$/)],
  ['United Arab Emirates', typedNumber('971', /^5[02-68]\d{7}$/)],
]);

test.each(charged)('%s by %s gets the same number for every way to write it', async (name, way, currency) => {
  const country = providerOf(name)?.country ?? '';
  const number = numbers.get(country);
  if (!number) throw new Error(`No numbers of ${country}`);
  const context = { session: { country_code: null }, service: { country } };
  const send = (mobile: string) =>
    sentNumbers(
      name,
      way,
      anyRequest(moneyOf('150.5', currency), undefined, {
        customerMobile: dialledNumber(mobile, context),
        walletNumber: dialledNumber(mobile, context),
      }),
    );
  await fc.assert(
    fc.asyncProperty(number, async ({ typed, msisdn }) => {
      const sent = await send(typed);
      expect(sent.length).toBeGreaterThan(0);
      for (const one of sent) expect(one).toMatch(/^\d{10,15}$/);
      expect(sent).toEqual(await send(msisdn));
      const stored = withDialledNumbers({ name: 'Mona', mobile: typed, wallet: typed }, context);
      expect(stored).toEqual({ name: 'Mona', mobile: msisdn, wallet: msisdn });
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['One month of music', 'One month of music'],
  ['Café crème', 'Cafe creme'],
  ['اشتراك Netflix', 'Netflix'],
  ['كتاب - قلم', 'Order A-17'],
  ['كتاب ٢', 'Order A-17'],
  ['کتاب', 'Order A-17'],
  ['TV', 'TV'],
])('MontyPay gets %j as %j', (description, sent) => {
  expect(asciiDescription({ description, orderId: 'A-17', merchantRefNumber: '730' })).toBe(sent);
});

test('MontyPay gets a description in ASCII that has a letter, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme' }),
      (text, orderId) => {
        const sent = asciiDescription({ description: text, orderId, merchantRefNumber: '730' });
        expect(sent).toMatch(/^[\x20-\x7e]{1,210}$/);
        if (!/^[\x20-\x7e]*$/.test(text)) expect(sent).toMatch(/[a-z]/i);
      },
    ),
  );
});
