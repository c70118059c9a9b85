import { describe, expect, test } from 'vitest';
import { nextPosition } from './grid-keys.ts';

const size = { rows: 26, columns: 5, visible: 10 };
const at = { row: 3, column: 2 };
const go = (key: string, ctrlKey = false, rightToLeft = false) =>
  nextPosition(at, { key, ctrlKey }, size, rightToLeft);

describe('nextPosition', () => {
  test.each([
    ['ArrowUp', { row: 2, column: 2 }],
    ['ArrowDown', { row: 4, column: 2 }],
    ['ArrowRight', { row: 3, column: 3 }],
    ['ArrowLeft', { row: 3, column: 1 }],
    ['Home', { row: 3, column: 0 }],
    ['End', { row: 3, column: 4 }],
    ['PageDown', { row: 13, column: 2 }],
    ['PageUp', { row: 0, column: 2 }],
  ])('moves for %s to %o', (key, position) => {
    expect(go(key)).toEqual(position);
  });

  test('moves to the first or last cell for Ctrl+Home and Ctrl+End', () => {
    expect(go('Home', true)).toEqual({ row: 0, column: 0 });
    expect(go('End', true)).toEqual({ row: 25, column: 4 });
  });

  test('swaps left and right in right-to-left grids', () => {
    expect(go('ArrowRight', false, true)).toEqual({ row: 3, column: 1 });
    expect(go('ArrowLeft', false, true)).toEqual({ row: 3, column: 3 });
  });

  test('stays inside the grid and ignores other keys', () => {
    expect(nextPosition({ row: 25, column: 4 }, { key: 'ArrowDown' }, size, false)).toEqual({
      row: 25,
      column: 4,
    });
    expect(go('a')).toBeUndefined();
  });
});
