import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNotice } from './read-notice.ts';

const fields = {
  id: 'b3f1',
  order_number: '91000000000000000000000026',
  order_amount: '150.500',
  order_currency: 'KWD',
  order_description: 'gift',
  order_status: 'settled',
  type: 'sale',
  status: 'success',
};
const md5 = createHash('md5').update('B3F191000000000000000000000026150.500KWDGIFTPASS').digest('hex');
const hash = createHash('sha1').update(md5).digest('hex');

const read = (changes: Record<string, string> = {}, more = '') =>
  readNotice(
    {
      headers: {},
      query: '',
      body: Buffer.from(`${new URLSearchParams({ ...fields, hash, ...changes })}${more}`),
    },
    'pass',
  );

test('readNotice verifies the hash (sha1 of md5 of upper-case text), and ignores values that it does not cover', () => {
  expect(read()).toMatchObject({
    merchantRefNumber: '91000000000000000000000026',
    status: { state: 'unknown' },
    tellsOfRefund: false,
  });
  expect(read({ status: 'fail' })?.status.state).toBe('unknown');
  expect(read({ type: 'refund' })).toMatchObject({ status: { state: 'unknown' }, tellsOfRefund: true });
});

test('readNotice rejects a changed order and a repeated field', () => {
  expect(read({ order_amount: '1.000' })).toBeUndefined();
  expect(read({ id: 'b3f2' })).toBeUndefined();
  expect(read({ hash: '' })).toBeUndefined();
  expect(read({}, '&status=success')).toBeUndefined();
});
