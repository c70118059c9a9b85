import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePhone } from '../bindings/use-phone.ts';
import { usePrinting } from '../bindings/use-printing.ts';
import { useRowWindow } from '../bindings/use-row-window.ts';
import { RowMenus } from '../overlays/row-menu.tsx';
import { tracksOf } from './grid-columns.ts';
import { GridHeader } from './grid-header.tsx';
import { type Density, sizesOf, tickWidth } from './grid-layout.ts';
import { GridRow } from './grid-row.tsx';
import { RowDetails } from './row-details.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { type GridTableProps, useGridTable } from './use-grid-table.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './data-grid.css';
import './grid-states.css';
import './grid-cards.css';
import './scroll-edges.css';

export type DataGridProps<Row extends object> = GridTableProps<Row> & {
  readonly label: Shown;
  readonly rows: readonly Row[];
  readonly density?: Density | undefined;
  /** The number of rows in the whole list, and the number on earlier pages. */
  readonly place?: { readonly total: number; readonly before: number } | undefined;
  /** Shown in place of the rows: a skeleton, an empty state or an error. */
  readonly placeholder?: ReactNode;
};

/** A virtualised grid of plain elements with sticky header and first column, and full keyboard navigation. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, rows, density = 'normal', place, placeholder, ticks } = props;
  const { t } = useTexts();
  const before = place?.before ?? 0;
  const gridId = useId();
  const box = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const cards = usePhone() && !printing;
  const sizes = sizesOf(density, cards);
  const { rowHeight } = sizes;
  const view = useRowWindow(box, { count: rows.length, ...sizes });
  const first = printing ? 0 : view.first;
  const end = printing ? rows.length : view.end;
  // The table gets only the drawn rows, because building its row model for a long list would delay the first render.
  const inView = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const { table, visible, drawn, toggleSort, resizable } = useGridTable(box, { rows: inView, cards }, props);
  const focus = useGridFocus(box, {
    rows: rows.length + 1,
    columns: visible.length + (ticks ? 1 : 0),
    rowHeight,
    reveal: (row) => row > 0 && view.reveal(row - 1),
    onPick: ticks && ((row, range) => (row === 0 ? ticks.tickPage() : ticks.tick(row - 1, range))),
  });
  useScrollEdges(box);
  // Scrolls to the top when the page changes.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [before]);
  const style = { ...tracksOf(visible, ticks ? tickWidth : 0), '--row': `${rowHeight}px` };
  return (
    <div className="edges grid-edges" style={style as CSSProperties}>
      <RowMenus>
        <RowDetails>
          {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot be virtualised without losing its layout. */}
          <div
            ref={box}
            role="grid"
            aria-label={label}
            aria-rowcount={(place?.total ?? rows.length) + 1}
            aria-colcount={visible.length + (ticks ? 1 : 0)}
            aria-multiselectable={ticks ? true : undefined}
            className={cards ? 'grid cards' : 'grid'}
            tabIndex={0}
            onScroll={view.onScroll}
            {...focus}
          >
            <GridHeader
              columns={visible}
              toggleSort={toggleSort}
              resizable={resizable}
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
                    cells={drawn}
                    ticked={row.getIsSelected()}
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
        </RowDetails>
      </RowMenus>
    </div>
  );
}
