import { expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

test.each([
  ['/frame/cs_1', true, { page: 'session', id: 'cs_1', embedded: true }],
  ['/frame/cs_1', false, { page: 'session', id: 'cs_1', embedded: false }],
  ['/hosted-checkout/eg/cs_1', false, { page: 'session', id: 'cs_1', embedded: false }],
  ['/hosted-checkout/eg/cs_1', true, { page: 'session', id: 'cs_1', embedded: false }],
  ['/hosted-checkout/eg', false, { page: 'session', id: undefined, embedded: false }],
  ['/hosted-checkout/eg/', false, { page: 'session', id: undefined, embedded: false }],
  ['/hosted-checkout/mena/eg', false, { page: 'session', id: undefined, embedded: false }],
  ['/hosted-checkout/eg/a%20b', false, { page: 'session', id: 'a b', embedded: false }],
  ['/hosted-checkout/eg/%E0%A4%A', false, { page: 'session', id: '%E0%A4%A', embedded: false }],
  ['/checkout/via-link/pkg_1', false, { page: 'link', id: 'pkg_1', embedded: false }],
  ['/receipt/rcp_1', false, { page: 'receipt', id: 'rcp_1', embedded: false }],
] as const)('reads the page address %s (in a frame: %s)', (path, inFrame, address) => {
  expect(readPageAddress(path, inFrame)).toEqual(address);
});
