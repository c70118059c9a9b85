import { createHash } from 'node:crypto';
import { fawryChargeMessage, fawryNotificationMessage, fawryStatusMessage } from '@daftar/domain';
import { expect, test } from 'vitest';
import { parseJsonDigits } from '../json-digits.ts';
import { fawrySignature } from './fawry-signature.ts';
import { messageIsGenuine } from './message-is-genuine.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('fawryChargeMessage reproduces the charge signature of Fawry’s published example', () => {
  const charge = {
    merchantCode: 'merchant_code',
    merchantRefNum: 'io5jxf3jp27kfh8m719arcqgw7izo7db',
    customerProfileId: 'ocvsydvbu2gcp528wvl64i9z5srdalg5',
    paymentMethod: 'PAYATFAWRY',
    amount: '20.50',
  };
  expect(fawrySignature(fawryChargeMessage(charge, 'fawry_secure_key'))).toBe(
    '68a1ff1e7189137f1b3c98784399b3adc49bd644d159593a8ed2fc70a810bd7b',
  );
});

test('fawryStatusMessage joins merchant code, reference number and key', () => {
  expect(fawrySignature(fawryStatusMessage('m', '42', 'k'))).toBe(sha256('m42k'));
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

test('fawryNotificationMessage writes amounts with two decimals and absent values as empty text', () => {
  expect(fawrySignature(fawryNotificationMessage(signed, 'k'))).toBe(
    sha256('97017797152.00150.00PAIDPAYATFAWRYk'),
  );
});

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
