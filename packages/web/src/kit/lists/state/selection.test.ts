import { expect, test } from 'vitest';
import { type Entry, nothingTicked, pageTicks, withTicks } from './selection.ts';

const page: Entry<string>[] = ['a', 'b', 'c'].map((id) => [id, id.toUpperCase()]);
const nothing = nothingTicked<string>('merchants');

test('ticking and unticking rows works by id across pages', () => {
  const first = withTicks(nothing, page.slice(0, 2), true, page);
  const other: Entry<string>[] = [['z', 'Z']];
  const both = withTicks(first, other, true, other);
  expect([...both.rows.keys()]).toEqual(['a', 'b', 'z']);
  expect(pageTicks(both, page)).toBe('some');
  expect(pageTicks(both, other)).toBe('all');
  expect([...withTicks(both, page, false, page).rows.values()]).toEqual(['Z']);
});

test('unticking a row while everything is selected keeps only the other rows of the page', () => {
  const all = { ...nothing, all: true };
  expect(pageTicks(all, page)).toBe('all');
  const less = withTicks(all, page.slice(1, 2), false, page);
  expect([less.all, [...less.rows.keys()], less.left]).toEqual([false, ['a', 'c'], true]);
  // The notice about the reduced selection ends with the next change.
  expect(withTicks(less, page.slice(0, 1), false, page).left).toBe(false);
});

test('an empty page counts as unticked even when everything is selected', () => {
  expect(pageTicks({ ...nothing, all: true }, [])).toBe('none');
});
