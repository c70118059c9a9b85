import { expect, test } from 'vitest';
import { processorTime } from '../basics/processor-time.ts';
import { details } from './details.ts';
import { type ContractOperation, contract, deref } from './document.ts';
import { checkBody } from './schemas.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

/** Returns the paths of all lists in a schema; `0` stands for the first item of a list. */
function listsIn(schema: Schema, path: string[] = []): string[][] {
  const { type, properties = {}, items, allOf = [] } = deref<Schema>(schema);
  return [
    ...(type === 'array' ? [path] : []),
    ...(items ? listsIn(items, [...path, '0']) : []),
    ...allOf.flatMap((part) => listsIn(part, path)),
    ...Object.entries(properties).flatMap(([name, one]) => listsIn(one, [...path, name])),
  ];
}

const bodyWith = (path: string[], list: unknown) =>
  path.reduceRight<unknown>((value, key) => (key === '0' ? [value] : { [key]: value }), list);

const lists = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods) as ContractOperation[])
  .flatMap(({ operationId, requestBody }) => {
    const schema = requestBody && deref(requestBody).content['application/json']?.schema;
    return schema ? listsIn(schema).map((path) => ({ operationId, schema, path })) : [];
  })
  .map(({ path, ...rest }) => ({ ...rest, path, name: path.join('.') }));

/** Lists that fill the largest body that the server reads, 256 KB. */
const longLists = [
  Array.from({ length: 32_000 }, (_, index) => index.toString(36).padStart(4, '0')),
  Array.from({ length: 131_000 }, () => 1),
  Array.from({ length: 87_000 }, () => ({})),
];

test.each(lists)(
  '$operationId refuses a long list of $name in less than half a second of processor time',
  ({ schema, path }) => {
    const check = checkBody(schema);
    check({});
    for (const list of longLists) {
      const work = () => {
        expect(check(bodyWith(path, list))).toBe(false);
        return details(check.errors);
      };
      expect(processorTime(work)).toBeLessThan(500);
      const errors = details(check.errors);
      expect(errors.length).toBeLessThanOrEqual(20);
      expect(JSON.stringify(errors).length).toBeLessThan(10_000);
    }
  },
);

test('a list that is too long reports its length only, and a repeated item reports the list', () => {
  const check = checkBody({ type: 'array', maxItems: 2, uniqueItems: true, items: { enum: ['a', 'b'] } });
  const keywordsOf = (value: unknown) => [check(value), (check.errors ?? []).map(({ keyword }) => keyword)];
  expect(keywordsOf(['a', 'x', 'x'])).toEqual([false, ['maxItems']]);
  expect(keywordsOf(['a', 'a'])).toEqual([false, ['uniqueItems', 'if']]);
  expect(keywordsOf(['a', 'b'])).toEqual([true, []]);
  check(['a', 'a']);
  expect(details(check.errors)).toHaveLength(1);
});
