import { fawryNotificationMessage } from '@daftar/domain';
import { expect, test } from 'vitest';
import { parseJsonDigits } from '../json-digits.ts';
import { fawrySignature } from './fawry-signature.ts';
import { messageIsGenuine } from './message-is-genuine.ts';

test('fawrySignature is the SHA-256 of a message, in lower-case hex', () => {
  expect(fawrySignature('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

const signed = {
  fawryRefNumber: '970177',
  merchantRefNumber: '97',
  paymentAmount: '152.00',
  orderAmount: '150.00',
  orderStatus: 'PAID',
  paymentMethod: 'PAYATFAWRY',
  paymentRefrenceNumber: '',
};

test.each(['152', '152.0', '152.00', '"152.00"'])(
  'messageIsGenuine accepts a signed message with the amount written %s, and no changed one',
  (amount) => {
    const messageSignature = fawrySignature(fawryNotificationMessage(signed, 'k'));
    const text = `{"fawryRefNumber":970177,"merchantRefNumber":"97","paymentAmount":${amount},"orderAmount":150,
    "orderStatus":"PAID","paymentMethod":"PAYATFAWRY","messageSignature":"${messageSignature}"}`;
    const fields = parseJsonDigits(text) as Record<string, string>;
    expect(messageIsGenuine(fields, 'k')).toBe(true);
    expect(messageIsGenuine(fields, 'another')).toBe(false);
    expect(messageIsGenuine({ ...fields, orderStatus: 'NEW' }, 'k')).toBe(false);
    expect(messageIsGenuine({ ...fields, paymentAmount: '152.001' }, 'k')).toBe(false);
    expect(messageIsGenuine({ ...fields, messageSignature: '' }, 'k')).toBe(false);
  },
);
