import { expect, test } from 'vitest';
import { payerAgain } from './payer-again.ts';

const customer = { name: 'Nora', mobile: '923001234567' };

test.each([
  ['a QR code', { way: 'qr', customer }, undefined],
  [
    'a request to a wallet',
    { way: 'push', customer: { ...customer, wallet: '923009999999' } },
    '923009999999',
  ],
])('%s can be sent again', (_name, attempt, walletNumber) => {
  expect(payerAgain(attempt)).toMatchObject({ payer: customer, walletNumber });
});

test.each([
  ['a request to a wallet that needed digits of an identity card', { way: 'push', customer }],
  ['a reference', { way: 'reference', customer }],
  ['a card', { way: 'card', customer }],
  ['a payment of an older version', { way: null, customer }],
])('%s cannot be sent again', (_name, attempt) => {
  expect(payerAgain(attempt)).toBeUndefined();
});
