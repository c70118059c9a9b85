import { expect, test } from 'vitest';
import { cellWriter } from './cell-writer.ts';
import type { LaidColumn } from './layout.ts';

const options = { columns: 'titles', language: 'en', totals: false } as const;
const column = (changes: Partial<LaidColumn> = {}): LaidColumn => ({
  ...{ field: 'name', title: 'Name', format: 'text' as const },
  ...changes,
});
const written = (value: unknown, of = column()) => cellWriter([of], options, 'csv', 'UTC')({ name: value });

test('a cell has the text of a code, and other values as they are', () => {
  const coded = column({ values: { own: 'Your request', true: 'Yes' } });
  expect(written('own', coded)).toEqual(['Your request']);
  expect(written(true, coded)).toEqual(['Yes']);
  expect(written(['own', 'new'], coded)).toEqual(['Your request, new']);
  expect(written(undefined, coded)).toEqual([undefined]);
});

test('a list in an Arabic file has Arabic commas', () => {
  const write = cellWriter([column()], { ...options, language: 'ar' }, 'csv', 'UTC');
  expect(write({ name: ['نفس الرقم', 'نفس الشخص'] })).toEqual(['نفس الرقم، نفس الشخص']);
});

test.each(['constructor', 'toString', '__proto__'])(
  'a text that is named like a property, %s, stays as it is',
  (name) => {
    expect(written(name)).toEqual([name]);
    expect(written([name])).toEqual([name]);
  },
);
