import { FlexRender, type Row as TableRow } from '@tanstack/react-table';
import { memo } from 'react';
import type { AppFeatures } from '../state/table.ts';
import type { GridTicks } from '../state/use-selection.ts';
import type { DrawnCell } from './grid-columns.ts';
import { RowTick } from './grid-tick.tsx';
import { RowDetailsButton } from './row-details.tsx';

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

type CellProps<Row extends object> = {
  cell: ReturnType<TableRow<AppFeatures, Row>['getAllCells']>[number] | undefined;
  row: TableRow<AppFeatures, Row>;
  name: string;
};

/** A column's cell; without a column, the button that shows the columns that the card leaves out. */
function Cell<Row extends object>({ cell, row, name }: CellProps<Row>) {
  if (cell) return <FlexRender cell={cell} />;
  return <RowDetailsButton row={row as unknown as TableRow<AppFeatures, object>} labelledBy={name} />;
}

function PlainRow<Row extends object>(props: Props<Row>) {
  const { row, cells, ticked, top, index, before, ticks, gridId } = props;
  const first = ticks ? 2 : 1;
  const name = `${gridId}${index}`;
  // Faster than the row's visible cells, which the table would filter and sort for each row.
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
      {ticks && <RowTick index={index - 1} ticked={ticked} tick={ticks.tick} labelledBy={name} />}
      {cells.map(({ id, className, card }, column) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid.
        <div
          key={id}
          role="gridcell"
          id={column === 0 ? name : undefined}
          aria-colindex={column + first}
          className={className}
          data-card={card}
          tabIndex={-1}
        >
          <Cell cell={byId[id]} row={row} name={name} />
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
