import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asWritten } from '../../../i18n/shown.ts';
import { columnsOf } from '../state/columns.tsx';
import { DataGrid } from './data-grid.tsx';

type Row = { id: string; name: string; country: string; status: string };

const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name', { width: 170, sort: 'name' }),
  column.word('country', 'Country'),
  column.status('status', 'Status'),
  column.actions(() => null),
];
const rows = [{ id: 'a', name: 'Nile', country: 'Egypt', status: 'Active' }];
const drawn: Readonly<Record<string, number>> = { name: 300, country: 200, status: 124, actions: 60 };

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  // The test DOM has no layout, so this stub supplies the rendered widths of the columns.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, drawn[this.dataset.column ?? ''] ?? 0, 36);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.dir = 'ltr';
});

async function show(props: Partial<Parameters<typeof DataGrid<Row>>[0]> = {}) {
  const onWidths = vi.fn();
  const grid = (more: typeof props = {}) => (
    <DataGrid<Row>
      {...{
        label: asWritten('Rows'),
        rows,
        columns,
        rowId: ({ id }: Row) => id,
        onWidths,
        ...props,
        ...more,
      }}
    />
  );
  const { rerender } = render(grid());
  await screen.findAllByRole('separator');
  return { onWidths, change: (more: typeof props) => rerender(grid(more)) };
}

const handle = (name: string) => screen.getByRole('separator', { name: `Width of the column ${name}` });
const width = (name: string) => Number(handle(name).getAttribute('aria-valuenow'));
const tracks = () =>
  screen.getByRole('grid').closest<HTMLElement>('.grid-edges')?.style.getPropertyValue('--columns');
/** Presses, moves or releases the pointer on a column's resize handle. */
const point = (name: string, kind: 'pointerDown' | 'pointerMove' | 'lostPointerCapture', clientX: number) => {
  const event = createEvent[kind](handle(name), { button: 0, pointerId: 1 });
  Object.defineProperty(event, 'clientX', { value: clientX });
  fireEvent(handle(name), event);
};

test('every column except the actions has a resize handle', async () => {
  await show();
  expect(screen.getAllByRole('separator').map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Name', 'Country', 'Status'].map((name) => `Width of the column ${name}`),
  );
  expect(screen.getAllByRole('columnheader', { name: 'Name' })).toHaveLength(1);
});

test('arrow keys on the handle change the rendered width and keep the widths of the columns before it', async () => {
  const { onWidths } = await show();
  fireEvent.keyDown(handle('Country'), { key: 'ArrowRight' });
  expect(onWidths).toHaveBeenLastCalledWith('name:300,country:216');
  expect([width('Name'), width('Country')]).toEqual([300, 216]);
  expect(tracks()).toBe(
    'minmax(300px, 0.0001fr) minmax(216px, 0.0001fr) minmax(124px, 0.0001fr) minmax(60px, 0.0001fr)',
  );
  fireEvent.keyDown(handle('Country'), { key: 'Home' });
  expect(onWidths).toHaveBeenLastCalledWith('name:300,country:56');
  fireEvent.keyDown(handle('Country'), { key: 'ArrowLeft' });
  expect(width('Country')).toBeGreaterThanOrEqual(56);
});

test('in right-to-left text the left arrow makes a column wider', async () => {
  document.documentElement.dir = 'rtl';
  const { onWidths } = await show();
  fireEvent.keyDown(handle('Name'), { key: 'ArrowLeft' });
  expect(onWidths).toHaveBeenLastCalledWith('name:316');
});

test.each([
  ['ltr', 340],
  ['rtl', 260],
])('a drag by 40 pixels to the right in %s text reports the width when it ends', async (dir, expected) => {
  document.documentElement.dir = dir;
  const { onWidths } = await show();
  point('Name', 'pointerDown', 300);
  point('Name', 'pointerMove', 320);
  expect(width('Name')).toBe(dir === 'ltr' ? 320 : 280);
  expect(onWidths).not.toHaveBeenCalled();
  point('Name', 'pointerMove', 340);
  point('Name', 'lostPointerCapture', 340);
  expect(onWidths.mock.calls).toEqual([[`name:${expected}`]]);
  point('Name', 'pointerMove', 380);
  expect(width('Name')).toBe(expected);
});

test('a double click and Enter reset a column to its default width', async () => {
  const { onWidths } = await show({ arranged: { widths: 'name:400,country:90' } });
  expect([width('Name'), width('Country')]).toEqual([400, 90]);
  fireEvent.doubleClick(handle('Name'));
  expect(onWidths).toHaveBeenLastCalledWith('country:90');
  expect(width('Name')).toBe(170);
  fireEvent.keyDown(handle('Country'), { key: 'Enter' });
  expect(onWidths).toHaveBeenLastCalledWith(undefined);
});

test('widths in the URL replace earlier ones, for example after Back', async () => {
  const { change } = await show({ arranged: { widths: 'name:400' } });
  change({ arranged: {} });
  expect(width('Name')).toBe(170);
});

test('the handle of the focused header is the next tab stop, and arrow keys on it do not move the focus', async () => {
  await show();
  const grid = screen.getByRole('grid');
  grid.focus();
  const stops = () =>
    within(grid)
      .getAllByRole('separator')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([handle('Name')]);
  fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowRight' });
  expect(stops()).toEqual([handle('Country')]);
  handle('Country').focus();
  fireEvent.keyDown(handle('Country'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(handle('Country'));
  fireEvent.keyDown(handle('Country'), { key: 'ArrowDown' });
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('2');
  expect(stops()).toEqual([]);
});

test('columns are hidden and ordered as the URL says', async () => {
  await show({ arranged: { columns: 'status,name' } });
  expect(screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Status',
    'Name',
    'Actions',
  ]);
  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
    'Active',
    'Nile',
    '',
  ]);
});
