import { createHash, createHmac } from 'node:crypto';
import {
  fawryNotificationMessage,
  montyCallbackMessage,
  paymobSignatureMessage,
  paymobSignedFields,
} from '@daftar/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNotice as readFawry } from './fawry/read-notice.ts';
import { readNotice as readMonty } from './monty/read-notice.ts';
import type { ProviderNotice, RawNotice } from './notice.ts';
import { readNotice as readPaymob, readReturn as readPaymobReturn } from './paymob/read-notice.ts';

type Values = Record<string, string>;

/** A message whose signature covers values that are joined without separators. */
interface Joined {
  name: string;
  /** The signed fields in their order. */
  fields: readonly string[];
  /** Genuine values. */
  values: fc.Arbitrary<Values>;
  /** Reads a message with these values, signed for the genuine ones. */
  read(values: Values, genuine: Values): ProviderNotice | undefined;
}

const digits = (least: number, most = least) =>
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(new RegExp(`^[0-9]{${least - 1},${most - 1}}$`)))
    .map(([first, rest]) => `${first}${rest}`);
const flag = fc.constantFrom('true', 'false');
const time = fc
  .record({
    at: fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    fraction: fc.stringMatching(/^(\.\d{1,6})?$/),
    offset: fc.constantFrom('', 'Z', '+02:00', '+03:00'),
  })
  .map(({ at, fraction, offset }) => `${at.toISOString().slice(0, 19)}${fraction}${offset}`);
const amount = (decimals: number) =>
  fc
    .tuple(fc.nat(99_999_999), fc.nat(10 ** decimals - 1))
    .map(([whole, part]) => `${whole}.${String(part).padStart(decimals, '0')}`);

const raw = (body: string, query = ''): RawNotice => ({ headers: {}, query, body: Buffer.from(body) });

const account = { hmacSecret: 'secret', cardIntegration: '4097558', walletIntegration: '4097559' };
const paymobValues = fc.record<Values>({
  amount_cents: digits(1, 9),
  created_at: time,
  currency: fc.constantFrom('EGP', 'PKR', 'AED'),
  error_occured: flag,
  has_parent_transaction: flag,
  id: digits(6, 20),
  integration_id: fc.constantFrom('4097558', '4097559'),
  is_3d_secure: flag,
  is_auth: flag,
  is_capture: flag,
  is_refunded: flag,
  is_standalone_payment: flag,
  is_voided: flag,
  'order.id': digits(5, 12),
  owner: digits(3, 7),
  pending: flag,
  'source_data.pan': fc.constantFrom('2346', '01010101010', ''),
  'source_data.sub_type': fc.constantFrom('MasterCard', 'Visa', 'wallet', ''),
  'source_data.type': fc.constantFrom('card', 'wallet'),
  success: flag,
});
const paymobHmac = (genuine: Values) =>
  createHmac('sha512', account.hmacSecret).update(paymobSignatureMessage(genuine)).digest('hex');

const paymob: Joined = {
  name: 'a Paymob return',
  fields: paymobSignedFields,
  values: paymobValues,
  read: (values, genuine) => {
    const query = Object.entries({ ...values, hmac: paymobHmac(genuine) })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    return readPaymobReturn(raw('', query), account);
  },
};
const paymobCallback: Joined = {
  ...paymob,
  name: 'a Paymob callback',
  read: (values, genuine) => {
    const { 'order.id': order, ...flat } = values;
    const obj = { ...flat, order: { id: order } };
    return readPaymob(
      raw(JSON.stringify({ type: 'TRANSACTION', obj }), `hmac=${paymobHmac(genuine)}`),
      account,
    );
  },
};

const fawryFields = [
  'fawryRefNumber',
  'merchantRefNumber',
  'paymentAmount',
  'orderAmount',
  'orderStatus',
  'paymentMethod',
  'paymentRefrenceNumber',
] as const;
const fawry: Joined = {
  name: 'a Fawry notification V2',
  fields: fawryFields,
  values: fc.record<Values>({
    fawryRefNumber: digits(6, 12),
    merchantRefNumber: digits(26),
    paymentAmount: amount(2),
    orderAmount: fc.oneof(amount(2), fc.constant('')),
    orderStatus: fc.constantFrom(
      'PAID',
      'UNPAID',
      'NEW',
      'REFUNDED',
      'PARTIAL_REFUNDED',
      'CANCELED',
      'EXPIRED',
    ),
    paymentMethod: fc.constantFrom('PAYATFAWRY', 'MWALLET', 'CARD', ''),
    paymentRefrenceNumber: fc.oneof(digits(4, 9), fc.constant('')),
  }),
  read: (values, genuine) => {
    const message = fawryNotificationMessage(genuine as Record<(typeof fawryFields)[number], string>, 'key');
    const messageSignature = createHash('sha256').update(message).digest('hex');
    return readFawry(Buffer.from(JSON.stringify({ ...values, messageSignature })), 'key');
  },
};

const orderOf = (values: Values) => ({
  number: values.order_number ?? '',
  amount: values.order_amount ?? '',
  currency: values.order_currency ?? '',
  description: values.order_description ?? '',
});
const monty: Joined = {
  name: 'a MontyPay callback',
  fields: ['id', 'order_number', 'order_amount', 'order_currency', 'order_description'],
  values: fc.record<Values>({
    id: fc.uuid(),
    order_number: digits(26),
    order_amount: fc.oneof(amount(2), amount(3)),
    order_currency: fc.constantFrom('AED', 'KWD', 'USD'),
    order_description: fc.constantFrom('gift', 'A 2 b 3', 'usd 5', '77'),
  }),
  read: (values, genuine) => {
    const md5 = createHash('md5')
      .update(montyCallbackMessage(genuine.id ?? '', orderOf(genuine), 'pass'))
      .digest('hex');
    const hash = createHash('sha1').update(md5).digest('hex');
    return readMonty(
      raw(String(new URLSearchParams({ ...values, hash, status: 'success', type: 'sale' }))),
      'pass',
    );
  },
};

/** Returns all messages that differ in where one border between neighbours lies: the joined text stays the same. */
function moved(values: Values, fields: readonly string[]): Values[] {
  return fields.slice(1).flatMap((right, index) => {
    const left = fields[index] ?? '';
    const joined = `${values[left]}${values[right]}`;
    return Array.from({ length: joined.length + 1 }, (_, at) => at)
      .filter((at) => at !== values[left]?.length)
      .map((at) => ({ ...values, [left]: joined.slice(0, at), [right]: joined.slice(at) }));
  });
}

/** What a notice does, without the key that recognises its repetition. */
const meaningOf = (notice: ProviderNotice) => ({ ...notice, dedupeKey: '' });

/**
 * Tells whether a notice cannot be assigned to a payment: it names a number that is not ours, because our 26 random digits are
 * those of the genuine one, or an order whose digits are ambiguous (`findNotified` refuses it).
 */
const isUnassignable = (notice: ProviderNotice, genuine: ProviderNotice): boolean =>
  notice.merchantRefNumber !== genuine.merchantRefNumber ||
  (notice.charge !== genuine.charge && notice.otherCharges?.includes(genuine.charge ?? '') === true);

const all = [paymob, paymobCallback, fawry, monty];

test.each(all)(
  '$name is refused, or means the same, when characters move over any border of its values',
  (message) => {
    fc.assert(
      fc.property(message.values, (genuine) => {
        const right = message.read(genuine, genuine);
        if (!right) throw new Error('The genuine message is refused');
        for (const changed of moved(genuine, message.fields)) {
          const notice = message.read(changed, genuine);
          if (notice && !isUnassignable(notice, right)) expect(meaningOf(notice)).toEqual(meaningOf(right));
        }
      }),
      { numRuns: 60 },
    );
  },
);

test.each(all)('$name is refused, or means the same, when two borders of its values move', (message) => {
  fc.assert(
    fc.property(message.values, fc.infiniteStream(fc.nat()), (genuine, picks) => {
      const right = message.read(genuine, genuine);
      const pick = (items: Values[]) => items[(picks.next().value ?? 0) % items.length] ?? genuine;
      const notice = message.read(pick(moved(pick(moved(genuine, message.fields)), message.fields)), genuine);
      if (notice && right && !isUnassignable(notice, right))
        expect(meaningOf(notice)).toEqual(meaningOf(right));
    }),
    { numRuns: 400 },
  );
});

test('a genuine return of 1.00 that is sent as 10,020.26 is refused', () => {
  const genuine = {
    ...Object.fromEntries(paymobSignedFields.map((name) => [name, 'false'])),
    ...{ amount_cents: '100', created_at: '2026-11-28T09:30:00.592345+02:00', currency: 'EGP' },
    ...{
      id: '192036465',
      integration_id: '4097558',
      'order.id': '98217503',
      owner: '302852',
      success: 'true',
    },
    ...{ 'source_data.pan': '2346', 'source_data.sub_type': 'MasterCard', 'source_data.type': 'card' },
  };
  expect(paymob.read(genuine, genuine)).toMatchObject({ status: { state: 'paid', amount: { minor: 100n } } });
  const changed = { amount_cents: '1002026', created_at: '-11-28T09:30:00.592345+02:00' };
  expect(paymob.read({ ...genuine, ...changed }, genuine)).toBeUndefined();
  const flags = { is_voided: 'false98', 'order.id': '217503' };
  expect(paymob.read({ ...genuine, ...flags }, genuine)).toBeUndefined();
});

test('a return whose signed blank came as + is accepted, and one whose + is a + too', () => {
  const genuine = {
    ...Object.fromEntries(paymobSignedFields.map((name) => [name, 'false'])),
    ...{ amount_cents: '100', created_at: '2026-11-28T09:30:00+02:00', currency: 'EGP', owner: '302852' },
    ...{ id: '192036465', integration_id: '4097558', 'order.id': '98217503', success: 'true' },
    ...{ 'source_data.pan': '2346', 'source_data.sub_type': 'Master Card', 'source_data.type': 'card' },
  };
  for (const subType of ['Master Card', 'Master+Card']) {
    const signed: Values = { ...genuine, 'source_data.sub_type': subType };
    const query = Object.entries({ ...signed, hmac: paymobHmac(signed) })
      .map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`)
      .join('&');
    expect(readPaymobReturn(raw('', query), account)?.status.state).toBe('paid');
  }
});
