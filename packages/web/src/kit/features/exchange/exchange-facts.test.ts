import { expect, test } from 'vitest';
import { exchangeFacts } from './exchange-facts.ts';
import { jsonLines } from './json-lines.ts';

test("exchangeFacts reads JazzCash's own fields: amounts in minor units, times without separators", () => {
  const facts = exchangeFacts({
    provider: 'jazzcash',
    request: {
      ...{ pp_TxnRefNo: 'T1', pp_BillReference: 'LL-2207', pp_Amount: '540000', pp_TxnCurrency: 'PKR' },
      pp_TxnDateTime: '20261121170509',
    },
    response: { pp_ResponseCode: '000', pp_ResponseMessage: 'Thank you' },
  });
  expect(facts).toEqual([
    { label: 'Reference', value: 'T1' },
    { label: 'Order ID', value: 'LL-2207' },
    { label: 'Amount', value: '5400', currency: 'PKR' },
    { label: 'Time', value: '2026-11-21 17:05:09' },
    { label: 'Response code', value: '000' },
    { label: 'Response', value: 'Thank you' },
  ]);
});

test('exchangeFacts reads the fields of other providers, also inside a message', () => {
  const facts = exchangeFacts({
    provider: 'fawry',
    request: { url: 'https://fawry.example', fields: { merchantRefNum: '582', amount: '450.50' } },
    response: { statusCode: 200, pp_ResponseCode: '000' },
  });
  expect(facts).toEqual([
    { label: 'Reference', value: '582' },
    { label: 'Response code', value: '200' },
    { label: 'Amount', value: '450.50' },
  ]);
});

test('exchangeFacts takes the response only from the response, not from a product in the request', () => {
  const facts = exchangeFacts({
    provider: 'fawry',
    request: { merchantRefNum: '582', description: 'Letters from Aswan', code: 'BOOK-1' },
    response: { statusCode: 400, statusDescription: 'The merchant reference number is taken' },
  });
  expect(facts).toEqual([
    { label: 'Reference', value: '582' },
    { label: 'Response code', value: '400' },
    { label: 'Response', value: 'The merchant reference number is taken' },
  ]);
  expect(exchangeFacts({ provider: 'fawry', request: { description: 'A book' }, response: {} })).toEqual([]);
});

test('jsonLines splits lines at the searched text, ignoring case', () => {
  const lines = jsonLines({ code: 'Paid', state: 'paid' }, 'PAID');
  expect(lines.map(({ found }) => found)).toEqual([0, 1, 1, 0]);
  expect(lines[1]?.parts).toEqual(['  "code": "', 'Paid', '",']);
});
