import { useId } from 'react';
import type { useAppTable } from '../state/table.ts';
import type { GridTicks } from '../state/use-selection.ts';
import type { DrawnCell } from './grid-columns.ts';
import { GridRow } from './grid-row.tsx';

type Props<Row extends object> = {
  readonly table: ReturnType<typeof useAppTable<Row>>;
  readonly cells: readonly DrawnCell[];
  /** Where the table's rows stand among all `count` rows of the page. */
  readonly span: { readonly first: number; readonly count: number; readonly rowHeight: number };
  /** Number of rows on earlier pages. */
  readonly before: number;
  readonly ticks: GridTicks | undefined;
};

/** The rows in view, in a box as high as all rows. */
export function GridBody<Row extends object>({ table, cells, span, before, ticks }: Props<Row>) {
  const { first, count, rowHeight } = span;
  const gridId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="rowgroup" className="grid-body" style={{ blockSize: count * rowHeight }}>
      {table.getRowModel().rows.map((row, index) => (
        <GridRow
          key={row.id}
          row={row}
          cells={cells}
          ticked={row.getIsSelected()}
          top={(first + index) * rowHeight}
          index={first + index + 1}
          before={before}
          ticks={ticks}
          gridId={gridId}
        />
      ))}
    </div>
  );
}
