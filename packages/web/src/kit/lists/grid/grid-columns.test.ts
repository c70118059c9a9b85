import { expect, test } from 'vitest';
import { type GridColumn, tracksOf } from './grid-columns.ts';

const column = (id: string, size: number, more: Partial<GridColumn> = {}): GridColumn => ({
  ...{ id, title: 'Name', sort: undefined, className: 'grid-cell', size, limits: [56, 1200], grow: 1 },
  ...{ order: undefined, resizable: true },
  ...more,
});
const columns = [
  column('name', 200),
  column('reason', 200, { grow: 2 }),
  column('amount', 100, { className: 'grid-cell end' }),
  column('state', 100, { grow: 0 }),
  column('created', 120),
  column('actions', 60, { className: 'grid-cell last', grow: 0, resizable: false }),
];

/** Returns the least widths of the columns in a grid of this width, without those of checkboxes and actions. */
const widthsAt = (width: number): number[] =>
  [...(tracksOf(columns, 40, width)['--columns']?.matchAll(/minmax\((\d+)px/g) ?? [])]
    .map(([, size]) => Number(size))
    .slice(0, -1);

test('columns that do not all fit fill the width, so that the next one is not cut', () => {
  // 40 and 60 pixels for checkboxes and actions, 600 for the first four columns: 90 are left for text.
  expect(widthsAt(790)).toEqual([230, 260, 100, 100, 120]);
});

test('columns that all fit keep their widths', () => {
  expect(widthsAt(820)).toEqual([200, 200, 100, 100, 120]);
});

test('columns keep their widths until the grid has been measured', () => {
  expect(widthsAt(0)).toEqual([200, 200, 100, 100, 120]);
});

test('columns that stay at the end take no room from the others and are as wide as they are', () => {
  const staying = [
    ...columns.slice(0, 5),
    column('status', 130, { className: 'grid-cell stays', grow: 0, resizable: false }),
    column('actions', 196, { className: 'grid-cell last', grow: 0, resizable: false }),
  ];
  const tracks = tracksOf(staying, 40, 40 + 130 + 196 + 690);
  expect(tracks['--columns']).toContain('minmax(230px');
  expect(tracks['--last']).toBe('calc(0px + min(196px, var(--actions)))');
  expect(tracks['--stays-after']).toBe('calc(0px + 130px + min(196px, var(--actions)))');
});

test('the sticky first column stays as wide as it is drawn', () => {
  expect(tracksOf(columns, 40, 790)['--first']).toBe('230px');
});
