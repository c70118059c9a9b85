import { FlexRender, type Row as TableRow } from '@tanstack/react-table';
import { memo } from 'react';
import type { AppFeatures } from '../bindings/table.ts';
import type { GridTicks } from '../bindings/use-selection.ts';
import type { DrawnCell } from './grid-columns.ts';
import { RowTick } from './grid-tick.tsx';

type Props<Row extends object> = {
  row: TableRow<AppFeatures, Row>;
  /** The cells that the row draws. */
  cells: readonly DrawnCell[];
  ticked: boolean;
  /** Distance from the first row, in pixels. */
  top: number;
  /** Row index on the page; the header is 0. */
  index: number;
  /** Number of rows on earlier pages. */
  before: number;
  ticks: GridTicks | undefined;
  gridId: string;
};

function PlainRow<Row extends object>(props: Props<Row>) {
  const { row, cells, ticked, top, index, before, ticks, gridId } = props;
  const first = ticks ? 2 : 1;
  // Cheaper for each row than its visible cells, which the table would find and order anew.
  const byId = row.getAllCellsByColumnId();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: cells take focus, rows do not.
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div
      role="row"
      aria-rowindex={before + index + 1}
      data-row={index}
      aria-selected={ticks && ticked}
      className="grid-row"
      style={{ insetBlockStart: top }}
    >
      {ticks && (
        <RowTick index={index - 1} ticked={ticked} tick={ticks.tick} labelledBy={`${gridId}${index}`} />
      )}
      {cells.map(({ id, className }, column) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid.
        <div
          key={id}
          role="gridcell"
          id={column === 0 && ticks ? `${gridId}${index}` : undefined}
          aria-colindex={column + first}
          className={className}
          tabIndex={-1}
        >
          {byId[id] && <FlexRender cell={byId[id]} />}
        </div>
      ))}
    </div>
  );
}

/** Compares props for `memo`. The table creates new row objects on every scroll, so this compares their contents. */
const isSame = ({ row, ...before }: Props<object>, { row: next, ...after }: Props<object>) =>
  row.id === next.id &&
  row.original === next.original &&
  Object.entries(after).every(([name, value]) => before[name as keyof typeof before] === value);

/**
 * A row of plain elements: a styled component per cell takes five times the script time.
 *
 * Memoised, so that scrolling renders only the rows that come into view.
 */
export const GridRow = memo(PlainRow, isSame as never) as typeof PlainRow;
