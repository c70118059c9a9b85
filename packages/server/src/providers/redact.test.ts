import { expect, test } from 'vitest';
import { processorTime } from '../basics/processor-time.ts';
import { redactFields } from './redact.ts';

test('redactFields hides secrets and signatures at any depth', () => {
  const fields = {
    signature: 'a',
    merchantCode: 'm',
    deep: [{ messageSignature: 'b', secureKey: 'c', cvv: '123', pp_Password: 'd' }],
  };
  expect(redactFields(fields)).toEqual({
    signature: '[redacted]',
    merchantCode: 'm',
    deep: [
      {
        messageSignature: '[redacted]',
        secureKey: '[redacted]',
        cvv: '[redacted]',
        pp_Password: '[redacted]',
      },
    ],
  });
});

test.each([
  ['paid by 4242 4242 4242 4242.', 'paid by 424242…4242.'],
  ['4242-4242-4242-4242', '424242…4242'],
  ['3782 822463 10005', '378282…0005'],
  ['4242.4242.4242.4242', '424242…4242'],
  ['4242 4242-4242 4242', '424242…4242'],
  ['from 2026-11-01 to 2026-11-22 10:20', 'from 2026-11-01 to 2026-11-22 10:20'],
  ['+20 100 123 4567, order 4242 4242', '+20 100 123 4567, order 4242 4242'],
])('redactFields masks only card numbers in %j, also in groups', (text, shown) => {
  expect(redactFields({ text })).toEqual({ text: shown });
});

test('redactFields masks card numbers of type number and hides every field for a card’s code', () => {
  const card = {
    number: 5_123_450_000_000_008,
    cvn: 123,
    securityCode: '1',
    pin: 1234,
    card_code: 9,
    otp: '77',
  };
  expect(redactFields({ card, amount: 450.5, at: 1_763_700_000_000, spin: 'x', pincode: '1' })).toEqual({
    card: {
      number: '512345…0008',
      ...{ cvn: '[redacted]', securityCode: '[redacted]', pin: '[redacted]' },
      ...{ card_code: '[redacted]', otp: '[redacted]' },
    },
    ...{ amount: 450.5, at: 1_763_700_000_000, spin: 'x', pincode: '[redacted]' },
  });
});

test('redactFields replaces characters in field names that PostgreSQL cannot store', () => {
  expect(Object.keys(redactFields({ 'a\u0000b': 1, 'c\ud83d': 2 }))).toEqual(['a\uFFFDb', 'c\uFFFD']);
});

test('redactFields keeps the first 6 and last 4 digits of card numbers and leaves other numbers unchanged', () => {
  const times = {
    card: 'Card 4242424242424242 declined',
    at: '1763700000000',
    reference: '963455678',
    mobile: '01012345678',
  };
  expect(redactFields(times)).toEqual({ ...times, card: 'Card 424242…4242 declined' });
});

test.each([
  ['{"orderStatus":"PAID","cvv":"123"}', '{"orderStatus":"PAID","cvv":"[redacted]"}'],
  [
    '{\\"pp_Password\\":\\"x9\\",\\"pp_Amount\\":\\"100\\"}',
    '{\\"pp_Password\\":\\"[redacted]\\",\\"pp_Amount\\":\\"100\\"}',
  ],
  ['amount=100&cvv=123&otp=4711', 'amount=100&cvv=[redacted]&otp=[redacted]'],
  ['Authorization: Token egy_sk_1', 'Authorization: Token [redacted]'],
  ['mpin = 123456 given', 'mpin = [redacted] given'],
  ['"password": "two words", "at": 1', '"password": "[redacted]", "at": 1'],
  ['spinning=1, the signature is wrong', 'spinning=1, the signature is wrong'],
])('redactFields hides named secrets inside the text %j', (text, shown) => {
  expect(redactFields({ text })).toEqual({ text: shown });
});

test('redactFields hides wallet PINs and national ids', () => {
  expect(redactFields({ mpin: '1', pp_CNIC: '345678', nationalId: '2', order: '3' })).toEqual({
    mpin: '[redacted]',
    pp_CNIC: '[redacted]',
    nationalId: '[redacted]',
    order: '3',
  });
});

test('redactFields takes linear time for long texts', () => {
  const text = 'cvvtoken'.repeat(60_000);
  expect(processorTime(() => redactFields({ text }))).toBeLessThan(1000);
});
