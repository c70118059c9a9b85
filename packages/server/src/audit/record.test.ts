import { expect, test } from 'vitest';
import { type AuditEntry, canonical, hashEntry } from './record.ts';

const entry: AuditEntry = {
  userTypeId: 'mer_1',
  actor: { id: 'usr_1', name: 'Mona' },
  action: 'editMerchant',
  kind: 'merchant',
  recordId: 'mer_1',
  description: 'Changed name',
  before: { name: 'Nile', emails: ['a', 'b'] },
  after: { name: 'Nile Books', emails: ['a', 'b'] },
  requestId: 'req_1',
  at: new Date('2026-11-21T12:00:00.000Z'),
};

test('the same facts give the same text, whatever the order of their keys', () => {
  expect(canonical({ b: 1, a: { d: [2, { f: 1, e: 2 }], c: null } })).toBe(
    '{"a":{"c":null,"d":[2,{"e":2,"f":1}]},"b":1}',
  );
  expect(canonical({ list: [2, 1] })).not.toBe(canonical({ list: [1, 2] }));
});

test('the same entry hashes alike, as it comes back from jsonb too', () => {
  const back = { ...entry, before: { emails: ['a', 'b'], name: 'Nile' } };
  expect(hashEntry('', 1n, back)).toBe(hashEntry('', 1n, entry));
});

test('the hash hangs on every fact, the place and the entry before', () => {
  const changes: Partial<AuditEntry>[] = [
    { userTypeId: 'mer_2' },
    { actor: { id: 'usr_2', name: 'Mona' } },
    { actor: { id: 'usr_1', name: 'Omar' } },
    { action: 'x' },
    { kind: 'x' },
    { recordId: 'x' },
    { description: 'x' },
    { before: undefined },
    { after: { name: 'Nile Books', emails: ['b', 'a'] } },
    { requestId: undefined },
    { at: new Date('2026-11-21T12:00:00.001Z') },
  ];
  const hashes = changes.map((change) => hashEntry('', 1n, { ...entry, ...change }));
  const all = [hashEntry('', 1n, entry), hashEntry('', 2n, entry), hashEntry('x', 1n, entry), ...hashes];
  expect(new Set(all).size).toBe(all.length);
});
