import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNotice, readReturn } from './read-notice.ts';
import { saleStatus } from './transaction.ts';

const key = 'server-key';
const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex');

const sale = (letter: string, changes: Record<string, unknown> = {}) => ({
  tran_ref: 'TST2016700000692',
  cart_id: '9007199254740993',
  cart_currency: 'KWD',
  cart_amount: '150.500',
  tran_currency: 'KWD',
  tran_total: '150.500',
  tran_type: 'Sale',
  payment_result: { response_status: letter, response_message: 'Said' },
  ...changes,
});

test.each([
  ['A', 'paid'],
  ['H', 'pending'],
  ['P', 'pending'],
  ['V', 'failed'],
  ['E', 'failed'],
  ['D', 'failed'],
  ['X', 'expired'],
  ['', 'unknown'],
  ['S', 'unknown'],
])('a sale with the status %j is %s', (letter, state) => {
  const body = Buffer.from(JSON.stringify(sale(letter)));
  const notice = readNotice({ headers: { signature: sign(body.toString()) }, query: '', body }, key);
  expect(notice).toMatchObject({ merchantRefNumber: '9007199254740993', status: { state } });
});

test('a paid sale keeps three decimals of dinars, and uses the smaller of two amounts', () => {
  expect(saleStatus(sale('A'))).toMatchObject({ amount: { minor: 150_500n, currency: 'KWD' } });
  expect(saleStatus(sale('A', { tran_total: '149.500' }) as never)).toMatchObject({
    amount: { minor: 149_500n },
  });
});

test('a sale that was paid in another currency is paid with that amount', () => {
  expect(saleStatus(sale('A', { tran_currency: 'EGP', tran_total: '150.50' }) as never)).toMatchObject({
    state: 'paid',
    amount: { minor: 15_050n, currency: 'EGP' },
  });
});

test('a sale with an unknown currency, a fourth decimal or no reference is unknown', () => {
  for (const changes of [
    { tran_currency: 'XXX', cart_currency: 'XXX' },
    { cart_currency: 'XXX' },
    { cart_amount: '150.5001' },
    { tran_ref: '' },
  ])
    expect(saleStatus(sale('A', changes) as never).state).toBe('unknown');
});

test('readNotice verifies the signature over the received bytes, not over the parsed values', () => {
  const text = JSON.stringify(sale('A'));
  const read = (body: string, signature: string | string[] | undefined) =>
    readNotice({ headers: { signature }, query: '', body: Buffer.from(body) }, key);
  expect(read(text, sign(text).toUpperCase())?.status.state).toBe('paid');
  expect(read(`${text} `, sign(text))).toBeUndefined();
  expect(read(text, [sign(text)])).toBeUndefined();
  expect(read(text, undefined)).toBeUndefined();
});

test.each([
  [{ cart_currency: 'AED', cart_amount: '100', tran_currency: 'AED', tran_total: '40' }, 'AED', 4000n],
  [{ cart_currency: 'AED', cart_amount: '100', tran_currency: 'USD', tran_total: '27.23' }, 'AED', 10_000n],
  [{ cart_currency: 'KWD', cart_amount: '1.250', tran_currency: 'USD', tran_total: '4.07' }, 'KWD', 1250n],
  [{ cart_currency: 'AED', cart_amount: '100', tran_currency: '', tran_total: '' }, 'AED', 10_000n],
  [{ cart_currency: 'AED', cart_amount: '100', tran_currency: 'XXX', tran_total: '1' }, 'AED', 10_000n],
  [{ cart_currency: '', cart_amount: '', tran_currency: 'USD', tran_total: '27.23' }, 'USD', 2723n],
])('the amount of the refund %j is %s %d', (amounts, currency, minor) => {
  const fields = sale('A', { tran_type: 'Refund', previous_tran_ref: 'TST2016700000001', ...amounts });
  const body = Buffer.from(JSON.stringify(fields));
  const notice = readNotice({ headers: { signature: sign(body.toString()) }, query: '', body }, key);
  expect(notice?.refund?.amount).toEqual({ currency, minor });
});

test('readReturn signs the fields that are not empty, sorted and form-encoded', () => {
  const signature = sign('cartId=91&respMessage=Authorised+%2Aok%2A&respStatus=A&tranRef=TST2016700000692');
  const form = `respStatus=A&tranRef=TST2016700000692&token=&cartId=91&respMessage=Authorised+*ok*&signature=${signature}`;
  const read = (body: string) => readReturn({ headers: {}, query: '', body: Buffer.from(body) }, key);
  expect(read(form)).toMatchObject({ merchantRefNumber: '91', status: { state: 'unknown' } });
  expect(read(form.replace('=A&', '=D&'))).toBeUndefined();
});
