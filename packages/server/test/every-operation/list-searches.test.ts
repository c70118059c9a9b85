import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '../../src/contract/operation-ids.ts';
import { type EveryList, startEveryList } from '../support/every-list.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Record<string, unknown>>>; components: unknown };

/** Returns the contract's part that a reference such as `#/components/parameters/Page` names. */
const named = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);

/** Returns the names of an operation's parameters and of its body's fields. */
function fieldsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(fieldsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === '$ref') return fieldsOf(named(String(value)));
    if (key === 'properties') return [...Object.keys(value), ...Object.values(value).flatMap(fieldsOf)];
    return key === 'name' && typeof value === 'string' ? [value] : fieldsOf(value);
  });
}

/** Tells whether an operation is a list that takes a search text. */
function isSearched(id: OperationId): boolean {
  const { path, method } = operations[id];
  const { parameters, requestBody } = contract.paths[path]?.[method.toLowerCase()] ?? {};
  const fields = fieldsOf([parameters, requestBody]);
  return fields.includes('q') && fields.includes('limit');
}
/** Lists of one record's rows, which `startEveryList` does not have: the tests of approvals and of billing search them. */
const LEFT_OUT: readonly OperationId[] = ['getApprovalVerdicts', 'reportBillingDetail'];
const searched = operationIds.filter((id) => isSearched(id) && !LEFT_OUT.includes(id));

let lists: EveryList;
beforeAll(async () => {
  lists = await startEveryList();
});
afterAll(() => lists.server.close());

type Row = Record<string, unknown>;

async function rowsFor(id: OperationId, q: string): Promise<{ data: Row[]; total: number }> {
  const { status, text, body } = await lists.request(id, q === '' ? {} : { q });
  expect(status, `${id} ${q}: ${text}`).toBe(200);
  return body as unknown as { data: Row[]; total: number };
}

/** The same text as it comes from a chat or a mail, and from another keyboard. */
const pasted = (text: string): string => `\u200f\ufeff${text.replace(' ', ' \u200b\u00a0 ')}\u00a0\n`;
const OTHER_KEYBOARD: Record<string, string> = { ا: 'إ', ي: 'ى', ه: 'ہ', ك: 'ک', ک: 'ك', ة: 'ه', ی: 'ي' };
const retyped = (text: string): string =>
  pasted(text.toUpperCase().replace(/[\u0600-\u06ff]/g, (letter) => OTHER_KEYBOARD[letter] ?? letter));

/** The words of a name, as opposed to ids, numbers and dates, which are compared letter by letter. */
const isWords = (text: string): boolean => /^[\p{Lu}\p{Lo}][\p{L}\p{M} ]{3,}$/u.test(text);

/** Returns texts of a list's rows by which the list finds their rows. */
async function textsOf(id: OperationId): Promise<{ text: string; total: number }[]> {
  const { data } = await rowsFor(id, '');
  const texts = new Set<string>();
  for (const row of data.slice(0, 40))
    for (const value of Object.values(row))
      if (typeof value === 'string' && value.length > 1 && value.length < 60 && !/^\d{4}-\d\d-/.test(value))
        texts.add(value);
  const found = [];
  for (const text of [...texts].sort((a, b) => Number(isWords(b)) - Number(isWords(a))).slice(0, 8)) {
    const { total } = await rowsFor(id, text);
    if (total > 0) found.push({ text, total });
  }
  return found;
}

test.each(searched)(
  '%s finds the same rows by a text that was pasted or typed on another keyboard',
  async (id) => {
    const found = await textsOf(id);
    expect(found, `${id} finds none of its rows`).not.toEqual([]);
    for (const { text, total } of found) {
      expect([id, text, (await rowsFor(id, pasted(text))).total]).toEqual([id, text, total]);
      if (isWords(text))
        expect([id, text, (await rowsFor(id, retyped(text))).total]).toEqual([id, text, total]);
    }
  },
);

test('most lists take a search text', () => {
  expect(searched.length).toBeGreaterThan(20);
});
