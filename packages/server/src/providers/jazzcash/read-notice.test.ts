import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNotice } from './read-notice.ts';

const account = { merchantId: 'MC00001', salt: 's4lt' };
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

test('readNotice reads our number without its T, and believes no status, because the hash does not cover names', () => {
  expect(read()).toMatchObject({ merchantRefNumber: '7300000000000001', status: { state: 'unknown' } });
  expect(read({ pp_BankID: '' })).toBeDefined();
});

test('readNotice reads a form as it reads JSON', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = Buffer.from(new URLSearchParams({ ...fields, pp_SecureHash }).toString());
  expect(readNotice({ headers, query: '', body }, account)).toEqual(read());
});

test('readNotice refuses a changed or added pp_ field, another salt and another merchant', () => {
  expect(read({ pp_Amount: '540001' })).toBeUndefined();
  expect(read({ pp_BankID: 'X' })).toBeUndefined();
  expect(read({ ppmpf_1: 'X' })).toBeUndefined();
  expect(read({}, { ...account, salt: 'other' })).toBeUndefined();
  expect(read({}, { ...account, merchantId: 'MC00002' })).toBeUndefined();
});
