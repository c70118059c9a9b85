import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import type { AnyColumn } from '../bindings/list-columns.ts';
import { type ColumnLayout, useAppTable } from '../bindings/table.ts';
import { usePrinting } from '../bindings/use-printing.ts';
import { useRowWindow } from '../bindings/use-row-window.ts';
import type { GridTicks } from '../bindings/use-selection.ts';
import { RowMenus } from '../overlays/row-menu.tsx';
import { GridHeader } from './grid-header.tsx';
import { GridRow } from './grid-row.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './data-grid.css';
import './grid-states.css';
import './scroll-edges.css';

export const densities = ['compact', 'normal', 'comfortable'] as const;
export type Density = (typeof densities)[number];
const heights: Readonly<Record<Density, number>> = { compact: 36, normal: 44, comfortable: 52 };

export type DataGridProps<Row extends object> = {
  readonly label: Shown;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly density?: Density | undefined;
  /** The list call's `sort`, for example '-createdDate'. */
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string | undefined) => void) | undefined;
  /** The number of rows in the whole list, and the number on earlier pages. */
  readonly place?: { readonly total: number; readonly before: number } | undefined;
  /** Shown in place of the rows: a skeleton, an empty state or an error. */
  readonly placeholder?: ReactNode;
  /** Adds a column of checkboxes before the first column. */
  readonly ticks?: GridTicks | undefined;
};

const tickWidth = 44;

/** An actions column wider than this (in pixels) contains a button, which narrow screens hide. */
const buttonActionsWidth = 120;

function layoutOf({ meta }: AnyColumn): ColumnLayout {
  if (!meta) throw new Error('A column without a title');
  return meta;
}

function minWidthOf({ title, width }: ColumnLayout): string {
  return title === 'Actions' && width > buttonActionsWidth ? `min(${width}px, var(--actions))` : `${width}px`;
}

/** Returns the widths of the sticky columns as CSS variables: the first column and the actions. */
function stickyWidthsOf(layouts: readonly ColumnLayout[]): Readonly<Record<string, string>> {
  const [first, last] = [layouts[0], layouts.at(-1)];
  return {
    '--first': first ? minWidthOf(first) : '0px',
    '--stays-after': last?.title === 'Actions' ? minWidthOf(last) : '0px',
  };
}

/** Returns the grid's column tracks as CSS variables: each column's minimum width and growth. */
function tracksOf(layouts: readonly ColumnLayout[], tick: number): Readonly<Record<string, string>> {
  const tracks = layouts.map((layout) => `minmax(${minWidthOf(layout)}, ${layout.grow || 0.0001}fr)`);
  const minWidth = [`${tick}px`, ...layouts.map(minWidthOf)].join(' + ');
  return {
    '--columns': [...(tick ? [`${tick}px`] : []), ...tracks].join(' '),
    '--least': `calc(${minWidth})`,
    '--tick': `${tick}px`,
    ...stickyWidthsOf(layouts),
  };
}

/** A virtualised grid of plain elements with sticky header and first column, and full keyboard navigation. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, rows, columns, rowId, density = 'normal', sort, onSort, place, placeholder, ticks } = props;
  const { t } = useTexts();
  const before = place?.before ?? 0;
  const gridId = useId();
  const box = useRef<HTMLDivElement>(null);
  const rowHeight = heights[density];
  const view = useRowWindow(box, { count: rows.length, rowHeight });
  const printing = usePrinting();
  const first = printing ? 0 : view.first;
  const end = printing ? rows.length : view.end;
  // The table gets only the drawn rows, because building its row model for a long list would delay the first render.
  const drawn = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const table = useAppTable<Row>({
    data: drawn,
    columns: columns as Column<Row>[],
    getRowId: rowId,
  });
  // Memoised, so that the memoised header and rows do not render again.
  const layouts = useMemo(() => columns.map(layoutOf), [columns]);
  const ids = useMemo(() => columns.map(({ id = '' }) => id), [columns]);
  const focus = useGridFocus(box, {
    rows: rows.length + 1,
    columns: columns.length + (ticks ? 1 : 0),
    rowHeight,
    reveal: (row) => row > 0 && view.reveal(row - 1),
    onPick: ticks && ((row, range) => (row === 0 ? ticks.tickPage() : ticks.tick(row - 1, range))),
  });
  useScrollEdges(box);
  // Scrolls to the top when the page changes.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [before]);
  const style = { ...tracksOf(layouts, ticks ? tickWidth : 0), '--row': `${rowHeight}px` };
  return (
    <div className="edges grid-edges" style={style as CSSProperties}>
      <RowMenus>
        {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot be virtualised without losing its layout. */}
        <div
          ref={box}
          role="grid"
          aria-label={label}
          aria-rowcount={(place?.total ?? rows.length) + 1}
          aria-colcount={columns.length + (ticks ? 1 : 0)}
          aria-multiselectable={ticks ? true : undefined}
          className="grid"
          tabIndex={0}
          onScroll={view.onScroll}
          {...focus}
        >
          <GridHeader
            ids={ids}
            layouts={layouts}
            sort={sort}
            onSort={onSort}
            label={t('Sort by')}
            ticks={ticks}
          />
          {placeholder ?? (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            <div role="rowgroup" className="grid-body" style={{ blockSize: rows.length * rowHeight }}>
              {table.getRowModel().rows.map((row, index) => (
                <GridRow
                  key={row.id}
                  row={row}
                  layouts={layouts}
                  top={(first + index) * rowHeight}
                  index={first + index + 1}
                  before={before}
                  ticks={ticks}
                  gridId={gridId}
                />
              ))}
            </div>
          )}
        </div>
      </RowMenus>
    </div>
  );
}
