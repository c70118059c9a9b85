import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  fawryCardMessage,
  fawryChargeMessage,
  fawryNotificationMessage,
  fawryPageMessage,
  fawryRefundMessage,
  fawryStatusMessage,
} from './fawry-messages.ts';
import { jazzcashMessage } from './jazzcash-message.ts';
import {
  montyCallbackMessage,
  montyRefundMessage,
  montySessionMessage,
  montyStatusMessage,
} from './monty-messages.ts';

import { parsePaymobReturn, paymobSignatureMessage } from './paymob-messages.ts';

import { paytabsReturnMessage } from './paytabs-return-message.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('Fawry', () => {
  const charge = {
    merchantCode: 'merchant_code',
    merchantRefNum: 'io5jxf3jp27kfh8m719arcqgw7izo7db',
    customerProfileId: 'ocvsydvbu2gcp528wvl64i9z5srdalg5',
    paymentMethod: 'PAYATFAWRY',
    amount: '20.50',
  };

  test('the published example has its signature', () => {
    expect(sha256(fawryChargeMessage(charge, 'fawry_secure_key'))).toBe(
      '68a1ff1e7189137f1b3c98784399b3adc49bd644d159593a8ed2fc70a810bd7b',
    );
  });

  const short = {
    merchantCode: 'M',
    merchantRefNum: 'R',
    customerProfileId: 'P',
    paymentMethod: 'X',
    amount: '1.00',
  };

  test('joins the fields of a request to pay, a card charge, a status request and a refund, with the key last', () => {
    expect(fawryChargeMessage({ ...short, debitMobileWalletNo: '010' }, 'k')).toBe('MRPX1.00010k');
    const card = { ...short, cardNumber: '42', expiryYear: '29', expiryMonth: '05', cvv: '123' };
    expect(fawryCardMessage({ ...card, returnUrl: 'u' }, 'k')).toBe('MRPX1.00422905123uk');
    expect(fawryStatusMessage('M', 'R', 'k')).toBe('MRk');
    const page = { merchantCode: 'M', merchantRefNum: 'R', customerProfileId: 'P', returnUrl: 'u' };
    expect(fawryPageMessage({ ...page, itemId: 'I', quantity: 1, price: '2.50' }, 'k')).toBe('MRPuI12.50k');
    const refund = { merchantCode: 'M', referenceNumber: 'F', refundAmount: '2.00' };
    expect(fawryRefundMessage({ ...refund, reason: 'why' }, 'k')).toBe('MF2.00whyk');
    expect(fawryRefundMessage(refund, 'k')).toBe('MF2.00k');
  });

  test('joins the fields of a notification', () => {
    const notification = {
      fawryRefNumber: 'a',
      merchantRefNumber: 'b',
      paymentAmount: 'c',
      orderAmount: 'd',
      orderStatus: 'e',
      paymentMethod: 'f',
      paymentRefrenceNumber: 'g',
    };
    expect(fawryNotificationMessage(notification, 'k')).toBe('abcdefgk');
    expect(fawryNotificationMessage({ ...notification, paymentRefrenceNumber: '' }, 'k')).toBe('abcdefk');
  });
});

describe('Paymob', () => {
  const secret = '04DC1A9490B8CC2094C011FC055ADCDB';
  const hmac =
    'fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab1877774662cbb04981dc84839ad4da560bcc8cb53b8973548657f7e8f8d2e79930';
  const obj = {
    amount_cents: 100000,
    created_at: '2024-06-13T11:33:44.592345',
    currency: 'EGP',
    error_occured: false,
    has_parent_transaction: false,
    id: 192036465,
    integration_id: 4097558,
    is_3d_secure: true,
    is_auth: false,
    is_capture: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_voided: false,
    order: { id: 217503754, created_at: 'not signed' },
    owner: 302852,
    pending: false,
    source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
    success: true,
    data: { message: 'not signed' },
  };
  const sign = (message: string) => createHmac('sha512', secret).update(message).digest('hex');

  test('signs its published example, as a notification', () => {
    expect(paymobSignatureMessage(obj)).toBe(
      '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue',
    );
    expect(sign(paymobSignatureMessage(obj))).toBe(hmac);
  });

  test.each(['order', 'order_id', 'order.id'])('signs a redirect with the field %s', (order) => {
    const { order: _order, source_data, data: _data, ...rest } = obj;
    const flat = {
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      [order]: '217503754',
      ...Object.fromEntries(
        Object.entries(source_data).map(([name, value]) => [`source_data.${name}`, value]),
      ),
    };
    const query = `?${new URLSearchParams(flat)}&hmac=${hmac}`;
    const read = parsePaymobReturn(query) ?? {};
    expect(read.hmac).toBe(hmac);
    expect(sign(paymobSignatureMessage(read))).toBe(hmac);
  });

  test('a changed value changes the signed text', () => {
    expect(paymobSignatureMessage({ ...obj, success: false })).not.toBe(paymobSignatureMessage(obj));
  });

  test('null and missing fields are empty, long ids keep all digits', () => {
    expect(paymobSignatureMessage({})).toBe('');
    expect(paymobSignatureMessage({ id: null, order: { id: 9007199254740993n } })).toBe('9007199254740993');
    expect(paymobSignatureMessage({ order: null, order_id: '7' })).toBe('7');
    expect(paymobSignatureMessage({ order: {}, order_id: '7' })).toBe('');
    expect(paymobSignatureMessage(Object.create({ id: 1 }))).toBe('');
    expect(paymobSignatureMessage({ source_data: 'x' })).toBe('');
    expect(() => paymobSignatureMessage({ id: 2 ** 53 })).toThrow('A number that JSON bent');
    expect(() => paymobSignatureMessage({ id: {} })).toThrow('Not a value');
  });

  test('parsePaymobReturn keeps the + of a time zone offset and rejects a repeated parameter', () => {
    expect(parsePaymobReturn('created_at=2024-06-13T11:33:44+03:00&x=a%3Db=c&empty&')).toEqual({
      created_at: '2024-06-13T11:33:44+03:00',
      x: 'a=b=c',
      empty: '',
    });
    expect(parsePaymobReturn('success=true&success=false')).toBeUndefined();
    expect(parsePaymobReturn('success=true&succes%73=false')).toBeUndefined();
    expect(parsePaymobReturn('x=%E0%A4%A')).toBeUndefined();
    expect(parsePaymobReturn('%=x')).toBeUndefined();
    expect(parsePaymobReturn('a=b?c&=d')).toEqual({ a: 'b?c', '': 'd' });
    expect(parsePaymobReturn('')).toEqual({});
    expect(Object.keys(parsePaymobReturn('__proto__=x') ?? {})).toEqual(['__proto__']);
  });
});

test('PayTabs’ text has the non-empty fields, sorted and form-encoded', () => {
  const fields = {
    tranRef: 'TST1',
    respMessage: 'Authorised *ok*',
    cartId: '',
    token: undefined,
    signature: 'x',
    Z: 'é',
  };
  expect(paytabsReturnMessage(fields)).toBe('Z=%C3%A9&respMessage=Authorised+%2Aok%2A&tranRef=TST1');
});

test('MontyPay’s text is in capitals', () => {
  const order = { number: 'order-1', amount: '0.19', currency: 'USD', description: 'gift' };
  expect(montySessionMessage(order, 'pass')).toBe('ORDER-10.19USDGIFTPASS');
  expect(montyCallbackMessage('abc', order, 'pass')).toBe('ABCORDER-10.19USDGIFTPASS');
  expect(montyStatusMessage('abc', 'pass')).toBe('ABCPASS');
  expect(montyRefundMessage('abc', '0.19', 'pass')).toBe('ABC0.19PASS');
});

test('JazzCash’s text has the salt and the values sorted by name', () => {
  const fields = {
    pp_Version: '1.1',
    pp_Amount: '100',
    pp_BankID: '',
    ppmpf_1: 'm',
    pp_SecureHash: 'x',
    salt: 'y',
    xpp_Amount: 'z',
    pp_SubMerchantID: undefined,
  };
  expect(jazzcashMessage(fields, 's4lt')).toBe('s4lt&100&1.1&m');
});

test('JazzCash’s own examples of a refund and a notice have their hashes', () => {
  const hashOf = (fields: Record<string, string>, salt: string) =>
    createHmac('sha256', salt).update(jazzcashMessage(fields, salt)).digest('hex').toUpperCase();
  const refund = {
    pp_Amount: '25000',
    pp_MerchantID: 'MC25041',
    pp_MerchantMPIN: '1234',
    pp_Password: 'sz1v4agvyf',
    pp_TxnCurrency: 'PKR',
    pp_TxnRefNo: 'T20220518150213',
  };
  expect(hashOf(refund, '3vv9wu3a18')).toBe(
    '2C595361C2DA0E502D18BFBAA92CF4740330215E5E8AD0CF4489A64E7400B117',
  );
  const notice = {
    pp_Version: '2.0',
    pp_TxnType: 'MWALLET',
    pp_BankID: '',
    pp_Password: '0123456789',
    pp_TxnRefNo: 'T20240418145702',
    pp_TxnDateTime: '20240418145702',
    pp_ResponseCode: '121',
    pp_ResponseMessage: 'Transaction has been marked confirmed by Merchant.',
    pp_AuthCode: '060935465981',
    pp_RetreivalReferenceNo: '240418718258',
  };
  expect(hashOf(notice, '0123456789')).toBe(
    '2B47BCF7825FA27FC8B522292BC8D226213FCCDA685FC68A67EC20B10836E5B7',
  );
});
