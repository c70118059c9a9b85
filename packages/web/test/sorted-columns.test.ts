import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unsortedColumns } from './unsorted-columns.ts';

const areas = path.join(import.meta.dirname, '../src/areas');
const builder = /\bcolumn\.(?:text|word|number|phone|id|money|date|percent|status|cell)\(/g;

/** Returns the call that begins at `start`, up to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = source.indexOf('(', start); at < source.length; at += 1) {
    if ('([{'.includes(source[at] ?? '')) depth += 1;
    if (')]}'.includes(source[at] ?? '')) depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

/** Returns the columns of a file that do not sort, as `area/file: column`. */
function unsortedIn(file: string): string[] {
  const source = readFileSync(path.join(areas, file), 'utf8');
  const name = file.replace(/\.tsx?$/, '');
  return [...source.matchAll(builder)].flatMap(({ index }) => {
    const call = callAt(source, index);
    const column = /\(\s*'(\w+)'/.exec(call)?.[1];
    return column === undefined || /\bsort\b/.test(call) ? [] : [`${name}: ${column}`];
  });
}

test('every column of a list sorts, except those with a reason', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: areas }).filter((file) => !file.includes('.test.'));
  const unsorted = files.flatMap(unsortedIn);
  expect(unsorted.toSorted()).toEqual(Object.keys(unsortedColumns).toSorted());
  // The scan would also pass if it found no columns at all.
  expect(files.some((file) => readFileSync(path.join(areas, file), 'utf8').includes("sort: '"))).toBe(true);
});
