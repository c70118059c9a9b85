import { expect, test } from 'vitest';
import { isMailAddress, readSender } from './mail-address.ts';

test.each([
  ['receipts@pay.example', { name: '', address: 'receipts@pay.example' }],
  ['Nile Pay <receipts@pay.example>', { name: 'Nile Pay', address: 'receipts@pay.example' }],
  ['نايل <receipts@pay.example>', { name: 'نايل', address: 'receipts@pay.example' }],
])('reads the sender %j', (text, sender) => {
  expect(readSender(text)).toEqual(sender);
});

test.each([
  'Nile Pay',
  'Nile <a@pay.example>, b@pay.example',
  'Nile\r\nBcc: all@pay.example <a@pay.example>',
  '"Nile" <a@pay.example>',
  '<a@pay.example>',
])('rejects the sender %j', (text) => {
  expect(readSender(text)).toBeUndefined();
});

test.each([
  'a@pay.example\n',
  'a@pay.example\r\nX: y',
  'a b@pay.example',
  'a@pay',
  '',
  'a@pay.example,b@pay.example',
])('isMailAddress returns false for %j', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
