import { expect, test } from 'vitest';
import { canonical, hashEntry, type StoredEntry } from './record.ts';

const entry: StoredEntry = {
  userTypeId: 'mer_1',
  actor: { id: 'usr_1', name: 'Mona' },
  action: 'editMerchant',
  kind: 'merchant',
  recordId: 'mer_1',
  description: 'Changed name',
  code: 'history.changed',
  values: { fields: 'name' },
  before: { name: 'Nile', emails: ['a', 'b'] },
  after: { name: 'Nile Books', emails: ['a', 'b'] },
  requestId: 'req_1',
  seenBy: 'account',
  at: new Date('2026-11-21T12:00:00.000Z'),
};

test('canonical returns the same text for facts with another order of keys', () => {
  expect(canonical({ b: 1, a: { d: [2, { f: 1, e: 2 }], c: null } })).toBe(
    '{"a":{"c":null,"d":[2,{"e":2,"f":1}]},"b":1}',
  );
  expect(canonical({ list: [2, 1] })).not.toBe(canonical({ list: [1, 2] }));
});

test('hashEntry returns the same hash for an entry whose keys jsonb has reordered', () => {
  const back = { ...entry, before: { emails: ['a', 'b'], name: 'Nile' } };
  expect(hashEntry('', 1n, back)).toBe(hashEntry('', 1n, entry));
});

test('hashEntry returns another hash when a fact, the position or the previous entry differs', () => {
  const changes: Partial<StoredEntry>[] = [
    { userTypeId: 'mer_2' },
    { actor: { id: 'usr_2', name: 'Mona' } },
    { actor: { id: 'usr_1', name: 'Omar' } },
    { action: 'x' },
    { kind: 'x' },
    { recordId: 'x' },
    { description: 'x' },
    { code: 'x' },
    { code: undefined },
    { values: { fields: 'x' } },
    { values: undefined },
    { before: undefined },
    { after: { name: 'Nile Books', emails: ['b', 'a'] } },
    { requestId: undefined },
    { seenBy: undefined },
    { seenBy: 'provider' },
    { at: new Date('2026-11-21T12:00:00.001Z') },
  ];
  const hashes = changes.map((change) => hashEntry('', 1n, { ...entry, ...change }));
  const all = [hashEntry('', 1n, entry), hashEntry('', 2n, entry), hashEntry('x', 1n, entry), ...hashes];
  expect(new Set(all).size).toBe(all.length);
});

test('hashEntry returns the stored hash for an old entry without viewers and code', () => {
  const { seenBy: _, code: _code, values: _values, ...old } = entry;
  expect(hashEntry('', 1n, { ...old, seenBy: undefined })).toBe(
    '0c9cfed6a543e38aaa20a7c3b161fb83e31cbef19ec3f197ddb4459758795d4b',
  );
});
