import { expect, test } from 'vitest';
import { maskAddresses } from './mask-address.ts';

test.each([
  ['https://shop.example/hook', 'https://shop.example/hook'],
  ['https://shop.example/hook?token=abc&x=1', 'https://shop.example/hook?***'],
  ['https://shop.example/?key=%20a', 'https://shop.example/?***'],
  ['http://127.0.0.1:4100/hook?secret=1#part', 'http://127.0.0.1:4100/hook?***'],
  [
    'Endpoint https://shop.example/a?t=1 added, was https://shop.example/b?t=2',
    'Endpoint https://shop.example/a?*** added, was https://shop.example/b?***',
  ],
  ['Why? https://shop.example/a', 'Why? https://shop.example/a'],
])('the address %j is shown as %j', (text, shown) => {
  expect(maskAddresses(text)).toBe(shown);
});
