import { expect, test } from 'vitest';
import { linkStateOf } from './link-state.ts';

const link = { enabled: true, openAmount: false };
const of = (more: object = {}) => ({ link, active: true, country: 'Egypt' as const, ...more });

test('a link can be used through its last day in its country', () => {
  const ending = of({ link: { ...link, expiryDate: '2027-01-31' } });
  expect(linkStateOf(ending, new Date('2027-01-31T21:30:00Z'))).toBe('open');
  expect(linkStateOf(ending, new Date('2027-01-31T22:30:00Z'))).toBe('expired');
});

test('a link without an end stays open until it is switched off or its service is suspended', () => {
  const now = new Date('2099-01-01T00:00:00Z');
  expect(linkStateOf(of(), now)).toBe('open');
  expect(linkStateOf(of({ active: false }), now)).toBe('suspended');
  expect(linkStateOf(of({ active: false, link: { ...link, enabled: false } }), now)).toBe('off');
});
