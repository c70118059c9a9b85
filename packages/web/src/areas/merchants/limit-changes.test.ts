import { expect, test } from 'vitest';
import { limitChanges } from './limit-changes.ts';

const key = {
  scopes: ['sessions:write', 'payments:read'] as const,
  addresses: ['203.0.113.0/24'],
  expiresDate: '2027-01-31T23:59:59.000Z',
};
type Limits = Parameters<typeof limitChanges>[0];
const changed = (to: Partial<Limits>, from: Partial<Limits> = {}) =>
  limitChanges({ ...key, scopes: [...key.scopes], ...from }, { ...key, scopes: [...key.scopes], ...to });
const widens = { widens: true, narrows: false };
const narrows = { widens: false, narrows: true };

test('a key that stays the same neither widens nor narrows', () => {
  expect(changed({})).toEqual({ widens: false, narrows: false });
});

test.each<[string, Partial<Limits>]>([
  ['a further scope', { scopes: ['sessions:write', 'payments:read', 'payouts:write'] }],
  ['a further address', { addresses: ['203.0.113.0/24', '198.51.100.7'] }],
  ['no address any more', { addresses: [] }],
  ['a later last day', { expiresDate: '2027-02-28T23:59:59.000Z' }],
  ['no last day any more', { expiresDate: null }],
])('%s widens a key, and its reverse narrows it', (_, to) => {
  expect(changed(to)).toEqual(widens);
  expect(changed({}, to)).toEqual(narrows);
});

test('replacing a scope both widens and narrows a key', () => {
  expect(changed({ scopes: ['sessions:write', 'refunds:write'] })).toEqual({ widens: true, narrows: true });
});
