import { expect, test } from 'vitest';
import { type Entry, nothingTicked, pageTicks, withTicks } from './selection.ts';

const page: Entry<string>[] = ['a', 'b', 'c'].map((id) => [id, id.toUpperCase()]);
const nothing = nothingTicked<string>('merchants');

test('ticks and their removal are kept by id, over pages', () => {
  const first = withTicks(nothing, page.slice(0, 2), true, page);
  const other: Entry<string>[] = [['z', 'Z']];
  const both = withTicks(first, other, true, other);
  expect([...both.rows.keys()]).toEqual(['a', 'b', 'z']);
  expect(pageTicks(both, page)).toBe('some');
  expect(pageTicks(both, other)).toBe('all');
  expect([...withTicks(both, page, false, page).rows.values()]).toEqual(['Z']);
});

test('taking a tick out of everything leaves what the page shows', () => {
  const all = { ...nothing, all: true };
  expect(pageTicks(all, page)).toBe('all');
  const less = withTicks(all, page.slice(1, 2), false, page);
  expect([less.all, [...less.rows.keys()], less.left]).toEqual([false, ['a', 'c'], true]);
  // Once somebody goes on from there they know.
  expect(withTicks(less, page.slice(0, 1), false, page).left).toBe(false);
});

test('an empty page has no ticks', () => {
  expect(pageTicks({ ...nothing, all: true }, [])).toBe('none');
});
