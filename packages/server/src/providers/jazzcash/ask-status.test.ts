import { money } from '@daftar/domain';
import { expect, test } from 'vitest';
import type { DigitJson } from '../json-digits.ts';
import { readStatus } from './ask-status.ts';

const keys = { merchantRefNumber: '20251124131402', amount: money(10_000n, 'PKR') };

/** The example response of JazzCash's guide 'Status inquiry' of 2026, version 1.1. */
const documented = {
  pp_ResponseCode: '000',
  pp_PaymentResponseCode: '121',
  pp_PaymentResponseMessage: 'Thank you for using JazzCash. Your transaction was processed successfully.',
  pp_Status: 'Completed',
  pp_RetrievalReferenceNo: '202511241314312807581909',
  pp_SettlementDate: '',
  pp_AuthCode: '095469672235',
};

const read = (changes: Record<string, DigitJson> = {}) =>
  readStatus({ kind: 'response', httpStatus: 200, fields: { ...documented, ...changes } }, keys);

test('readStatus treats 121 as paid, with the requested amount when the response has none', () => {
  expect(read()).toEqual({
    state: 'paid',
    amount: keys.amount,
    providerReference: '202511241314312807581909',
  });
});

test('readStatus compares the fields of a version 2.0 response with the payment', () => {
  expect(read({ pp_TxnRefNo: 'T20251124131402', pp_Amount: '9900' })).toMatchObject({
    state: 'paid',
    amount: { minor: 9900n },
  });
  expect(read({ pp_TxnRefNo: 'T1' }).state).toBe('unknown');
  expect(read({ pp_Amount: '1e4' })).toMatchObject({ amount: { minor: 0n } });
  expect(read({ pp_TxnCurrency: 'USD' }).state).toBe('unknown');
  expect(read({ pp_RetrievalReferenceNo: '' }).state).toBe('unknown');
});

const statusWords: [string, object][] = [
  ['Completed', { state: 'paid', amount: keys.amount }],
  ['', { state: 'paid', amount: keys.amount }],
  ['Refunded', { state: 'failed', refunded: keys.amount, providerReference: '202511241314312807581909' }],
  ['REFUNDED ', { state: 'failed', refunded: keys.amount }],
  ['Partially Refunded', { state: 'paid', amount: keys.amount, refundedInPart: true }],
];

test.each(statusWords.map(([word]) => word))('a payment with pp_Status %j', (word) => {
  const [, status = {}] = statusWords.find(([one]) => one === word) ?? [];
  expect(read({ pp_Status: word })).toMatchObject(status);
  expect(read({ pp_Status: word, pp_PaymentResponseCode: '157' })).toEqual({ state: 'pending' });
});

test.each([
  ['157', 'pending'],
  ['124', 'pending'],
  ['116', 'expired'],
  ['109', 'absent'],
  ['199', 'unknown'],
  ['004', 'failed'],
  ['999', 'failed'],
  ['', 'unknown'],
])('a payment with the code %j is %s', (code, state) => {
  expect(read({ pp_PaymentResponseCode: code }).state).toBe(state);
});

test('readStatus returns unknown for an inquiry that JazzCash rejects', () => {
  expect(read({ pp_ResponseCode: '109' }).state).toBe('absent');
  expect(read({ pp_ResponseCode: '199' }).state).toBe('unknown');
});
