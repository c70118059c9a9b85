import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowMenus } from '../../ui/overlays/row-menu.tsx';
import { useScrollEdges } from '../../ui/parts/use-scroll-edges.ts';
import { useWidth } from '../../ui/parts/use-width.ts';
import { GridBody } from './grid-body.tsx';
import { tracksOf } from './grid-columns.ts';
import { GridHeader } from './grid-header.tsx';
import { type Density, tickWidth } from './grid-layout.ts';
import { RowDetails } from './row-details.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { type GridTableProps, useGridTable } from './use-grid-table.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import './data-grid.css';
import './grid-states.css';
import './grid-cards.css';
import '../../ui/parts/scroll-edges.css';

export type DataGridProps<Row extends object> = GridTableProps<Row> & {
  readonly label: Shown;
  readonly rows: readonly Row[];
  readonly density?: Density | undefined;
  /** The number of rows in the whole list, and the number on earlier pages. */
  readonly place?: { readonly total: number; readonly before: number } | undefined;
  /** Shown in place of the rows: a skeleton, an empty state or an error. */
  readonly placeholder?: ReactNode;
};

/** Scrolls to the top when the page changes. */
function useTopOfPage(box: RefObject<HTMLElement | null>, before: number): void {
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [before]);
}

/** A virtualised grid of plain elements with sticky header and first column, and full keyboard navigation. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, rows, density = 'normal', place, placeholder, ticks } = props;
  const { t } = useTexts();
  const before = place?.before ?? 0;
  const box = useRef<HTMLDivElement>(null);
  const { inView, first, cards, rowHeight, reveal } = useRowsInView(box, rows, density);
  const width = useWidth(box);
  const { table, visible, drawn, toggleSort, resizable } = useGridTable(
    box,
    { rows: inView, all: rows, cards },
    props,
  );
  const focus = useGridFocus(box, {
    rows: rows.length + 1,
    columns: visible.length + (ticks ? 1 : 0),
    rowHeight,
    reveal: (row) => row > 0 && reveal(row - 1),
    onPick: ticks && ((row, range) => (row === 0 ? ticks.tickPage() : ticks.tick(row - 1, range))),
  });
  useScrollEdges(box);
  useTopOfPage(box, before);
  const style = { ...tracksOf(visible, ticks ? tickWidth : 0, width), '--row': `${rowHeight}px` };
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
            // The router restores the scroll position by this id. Without one it takes all pages' grids for the same element.
            data-scroll-restoration-id={`grid ${label}`}
            {...focus}
          >
            <GridHeader columns={visible} {...{ toggleSort, resizable, ticks }} label={t('Sort by')} />
            {placeholder ?? (
              <GridBody
                {...{ table, before, ticks }}
                cells={drawn}
                span={{ first, count: rows.length, rowHeight }}
              />
            )}
          </div>
        </RowDetails>
      </RowMenus>
    </div>
  );
}
