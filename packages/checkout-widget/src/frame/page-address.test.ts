import { expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

test.each([
  ['/frame/cs_1', true, { sessionId: 'cs_1', embedded: true }],
  ['/frame/cs_1', false, { sessionId: 'cs_1', embedded: false }],
  ['/hosted-checkout/eg/cs_1', false, { sessionId: 'cs_1', embedded: false }],
  ['/hosted-checkout/eg/cs_1', true, { sessionId: 'cs_1', embedded: false }],
  ['/hosted-checkout/eg', false, { sessionId: undefined, embedded: false }],
  ['/hosted-checkout/eg/', false, { sessionId: undefined, embedded: false }],
  ['/hosted-checkout/mena/eg', false, { sessionId: undefined, embedded: false }],
  ['/hosted-checkout/eg/a%20b', false, { sessionId: 'a b', embedded: false }],
  ['/hosted-checkout/eg/%E0%A4%A', false, { sessionId: '%E0%A4%A', embedded: false }],
])('reads the page address %s (in a frame: %s)', (path, inFrame, address) => {
  expect(readPageAddress(path, inFrame)).toEqual(address);
});
