import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '../../src/contract/operation-ids.ts';
import { type EveryList, startEveryList } from '../support/every-list.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { operationId?: string; description?: string }>> };

/** Returns the sort fields that the operation's description in the contract names. */
function sortsOf(id: OperationId): string[] {
  const { path, method } = operations[id];
  const { description = '' } = contract.paths[path]?.[method.toLowerCase()] ?? {};
  const [, named = ''] = /Sorts by ([\w, \n]+)[;.]/.exec(description) ?? [];
  return named.split(/[,\s]+/).filter((word) => word !== '');
}

const sorted = operationIds.map((id) => ({ id, sorts: sortsOf(id) })).filter(({ sorts }) => sorts.length > 0);

let lists: EveryList;
beforeAll(async () => {
  lists = await startEveryList();
});
afterAll(() => lists.server.close());

const requestList = <Id extends OperationId>(id: Id, sort: string) => lists.request(id, { sort });

type Row = Record<string, unknown>;

async function rowsBy(id: OperationId, sort: string): Promise<Row[]> {
  const { status, text, body } = await requestList(id, sort);
  expect(status, `${sort}: ${text}`).toBe(200);
  const { data, total } = body as unknown as { data: Row[]; total: number };
  // The page must contain all rows: at least two, so that their order can be checked.
  expect(data.length, sort).toBe(total);
  expect(total, `${id} finds too little to be sorted`).toBeGreaterThan(1);
  return data;
}

/**
 * Returns values that show the sort order: the field's values if they differ; otherwise the rows, whose ids follow the
 * direction.
 */
function valuesShowingOrder(rows: Row[], field: string): unknown[] {
  const values = rows.map((row) => row[field]);
  return new Set(values).size > 1 ? values : rows;
}

/** Splits rows into those with the field's value and those without, which come last in both directions. */
function byPresence(rows: Row[], field: string): [Row[], Row[]] {
  const first = rows.findIndex((row) => row[field] === undefined);
  return first < 0 ? [rows, []] : [rows.slice(0, first), rows.slice(first)];
}

/** Returns a field's numbers or times; an empty list for texts, whose order depends on the database's collation. */
const numbersOrTimes = (rows: Row[], field: string): (number | string)[] => {
  const values = rows.map((row) => row[field]);
  const isTime = values.every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value));
  return isTime || values.every((value) => typeof value === 'number') ? (values as (number | string)[]) : [];
};

const ascending = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

test.each(sorted.filter(({ id }) => id !== 'getApprovalVerdicts'))(
  '$id sorts by every field that the contract names, in both directions, and by no other',
  async ({ id, sorts }) => {
    for (const field of sorts) {
      const [rising, withoutRising] = byPresence(await rowsBy(id, field), field);
      const [falling, withoutFalling] = byPresence(await rowsBy(id, `-${field}`), field);
      expect(valuesShowingOrder(rising, field).toReversed(), field).toEqual(
        valuesShowingOrder(falling, field),
      );
      // Ties follow the ids, whose order follows the direction.
      expect(valuesShowingOrder(withoutRising, field).toReversed(), field).toEqual(withoutFalling);
      const values = numbersOrTimes(rising, field);
      expect(values, field).toEqual(values.toSorted(ascending));
    }
    expect((await requestList(id, 'password')).problem.errors[0]).toMatchObject({ field: 'sort' });
  },
);

test('the contract names the sort fields of most lists', () => {
  expect(sorted.length).toBeGreaterThan(20);
});
