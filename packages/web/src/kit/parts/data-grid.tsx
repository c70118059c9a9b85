import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import { type ColumnLayout, useAppTable } from '../bindings/table.ts';
import { usePrinting } from '../bindings/use-printing.ts';
import { useRowWindow } from '../bindings/use-row-window.ts';
import type { GridTicks } from '../bindings/use-selection.ts';
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
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly density?: Density | undefined;
  /** The list call's `sort`, '-createdDate'. */
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string | undefined) => void) | undefined;
  /** Rows of the whole list, and how many come before these. */
  readonly place?: { readonly total: number; readonly before: number } | undefined;
  /** What stands in place of rows: a skeleton, an empty state, a problem. */
  readonly instead?: ReactNode;
  /** Checkboxes before the first column. */
  readonly ticks?: GridTicks | undefined;
};

const tickWidth = 44;

/** Actions wider than a menu and a link have room for a button that a phone does not show. */
const withButton = 120;

function leastOf({ title, width }: ColumnLayout): string {
  return title === 'Actions' && width > withButton ? `min(${width}px, var(--actions))` : `${width}px`;
}

/** The columns that stay where they are while others scroll: the first, and the actions at the end. */
function stayingOf(layouts: readonly ColumnLayout[]): Readonly<Record<string, string>> {
  const [first, last] = [layouts[0], layouts.at(-1)];
  return {
    '--first': first ? leastOf(first) : '0px',
    '--stays-after': last?.title === 'Actions' ? leastOf(last) : '0px',
  };
}

/** The grid's tracks: each column's least width and its part of what is left over. */
function tracksOf(layouts: readonly ColumnLayout[], tick: number): Readonly<Record<string, string>> {
  const tracks = layouts.map((layout) => `minmax(${leastOf(layout)}, ${layout.grow || 0.0001}fr)`);
  const least = [`${tick}px`, ...layouts.map(leastOf)].join(' + ');
  return {
    '--columns': [...(tick ? [`${tick}px`] : []), ...tracks].join(' '),
    '--least': `calc(${least})`,
    '--tick': `${tick}px`,
    ...stayingOf(layouts),
  };
}

/** A virtualised grid of plain elements: header and first column stay, the keyboard goes everywhere. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, rows, columns, rowId, density = 'normal', sort, onSort, place, instead, ticks } = props;
  const { t } = useTexts();
  const before = place?.before ?? 0;
  const gridId = useId();
  const box = useRef<HTMLDivElement>(null);
  const rowHeight = heights[density];
  const view = useRowWindow(box, { count: rows.length, rowHeight });
  const printing = usePrinting();
  const first = printing ? 0 : view.first;
  const end = printing ? rows.length : view.end;
  // The table knows only the rows that are drawn: what it keeps of each would cost a long list its start.
  const drawn = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const table = useAppTable<Row>({
    data: drawn,
    columns: columns as Column<Row>[],
    getRowId: rowId,
  });
  // The same as long as the columns are: what did not change is not drawn again.
  const layouts = useMemo(
    () => columns.map(({ meta }) => meta ?? { title: '', width: 100, grow: 1 }),
    [columns],
  );
  const ids = useMemo(() => columns.map(({ id = '' }) => id), [columns]);
  const focus = useGridFocus(box, {
    rows: rows.length + 1,
    columns: columns.length + (ticks ? 1 : 0),
    rowHeight,
    reveal: (row) => row > 0 && view.reveal(row - 1),
    onPick: ticks && ((row, range) => (row === 0 ? ticks.tickPage() : ticks.tick(row - 1, range))),
  });
  useScrollEdges(box);
  // Another page starts at its first row.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [before]);
  const style = { ...tracksOf(layouts, ticks ? tickWidth : 0), '--row': `${rowHeight}px` };
  return (
    <div className="edges grid-edges" style={style as CSSProperties}>
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
        {instead ?? (
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
    </div>
  );
}
