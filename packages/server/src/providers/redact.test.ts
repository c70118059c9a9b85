import { expect, test } from 'vitest';
import { redactFields } from './redact.ts';

test('secrets and signatures are hidden at any depth', () => {
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

test('of a card number the first 6 and last 4 digits stay; other numbers are left alone', () => {
  const times = {
    card: 'Card 4242424242424242 declined',
    at: '1763700000000',
    reference: '963455678',
    mobile: '01012345678',
  };
  expect(redactFields(times)).toEqual({ ...times, card: 'Card 424242…4242 declined' });
});
