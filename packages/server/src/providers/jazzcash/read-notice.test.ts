import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { noticeResponse, readNotice } from './read-notice.ts';

const account = { merchantId: 'MC00001', password: 'pw', salt: 's4lt' };
const fields = {
  pp_Amount: '540000',
  pp_MerchantID: 'MC00001',
  pp_ResponseCode: '000',
  pp_RetreivalReferenceNo: '261121394857',
  pp_TxnCurrency: 'PKR',
  pp_TxnRefNo: 'T7300000000000001',
};
const pp_SecureHash = createHmac('sha256', 's4lt')
  .update('s4lt&540000&MC00001&000&261121394857&PKR&T7300000000000001')
  .digest('hex')
  .toUpperCase();

const read = (changes: Record<string, string> = {}, as = account) =>
  readNotice(
    { headers: {}, query: '', body: Buffer.from(JSON.stringify({ ...fields, pp_SecureHash, ...changes })) },
    as,
  );

test('readNotice returns our number without its T, and the status unknown, because the hash does not cover names', () => {
  expect(read()).toMatchObject({ merchantRefNumber: '7300000000000001', status: { state: 'unknown' } });
  expect(read({ pp_BankID: '' })).toBeDefined();
});

test('readNotice reads a form like JSON', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = Buffer.from(new URLSearchParams({ ...fields, pp_SecureHash }).toString());
  expect(readNotice({ headers, query: '', body }, account)).toEqual(read());
});

test('readNotice rejects a changed or added pp_ field, another salt and another merchant', () => {
  expect(read({ pp_Amount: '540001' })).toBeUndefined();
  expect(read({ pp_BankID: 'X' })).toBeUndefined();
  expect(read({ ppmpf_1: 'X' })).toBeUndefined();
  expect(read({}, { ...account, salt: 'other' })).toBeUndefined();
  expect(read({}, { ...account, merchantId: 'MC00002' })).toBeUndefined();
});

/** The example notice of JazzCash's guide 'IPN implementation' of 2026. */
const documented = {
  pp_Version: '2.0',
  pp_TxnType: 'MWALLET',
  pp_BankID: '',
  pp_ProductID: null,
  pp_Password: '0123456789',
  pp_TxnRefNo: 'T20240418145702',
  pp_TxnDateTime: '20240418145702',
  pp_ResponseCode: '121',
  pp_ResponseMessage: 'Transaction has been marked confirmed by Merchant.',
  pp_AuthCode: '060935465981',
  pp_SettlementExpiry: null,
  pp_RetreivalReferenceNo: '240418718258',
  pp_SecureHash: '2B47BCF7825FA27FC8B522292BC8D226213FCCDA685FC68A67EC20B10836E5B7',
};

test('readNotice reads the documented notice, which contains the password but no merchant id', () => {
  const body = Buffer.from(JSON.stringify(documented));
  const own = { merchantId: 'MC00001', password: '0123456789', salt: '0123456789' };
  expect(readNotice({ headers: {}, query: '', body }, own)).toMatchObject({
    merchantRefNumber: '20240418145702',
  });
  expect(readNotice({ headers: {}, query: '', body }, { ...own, password: 'other' })).toBeUndefined();
});

test('noticeResponse is signed', () => {
  expect(noticeResponse('s4lt')).toEqual({
    pp_ResponseCode: '000',
    pp_ResponseMessage: 'IPN received successfully',
    pp_SecureHash: createHmac('sha256', 's4lt')
      .update('s4lt&000&IPN received successfully')
      .digest('hex')
      .toUpperCase(),
  });
});
