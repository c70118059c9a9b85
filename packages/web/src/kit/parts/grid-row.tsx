import { FlexRender, type Row as TableRow } from '@tanstack/react-table';
import type { AppFeatures, ColumnLayout } from '../bindings/table.ts';
import { cellClass } from './grid-header.tsx';

type Props<Row extends object> = {
  row: TableRow<AppFeatures, Row>;
  layouts: readonly ColumnLayout[];
  /** Its distance from the first row in pixels. */
  top: number;
  /** Its place on the page, the header being 0. */
  index: number;
  /** Rows of earlier pages. */
  before: number;
};

/** One row of plain elements: a component with styles of its own per cell costs five times the script. */
export function GridRow<Row extends object>({ row, layouts, top, index, before }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div
      role="row"
      aria-rowindex={before + index + 1}
      data-row={index}
      className="grid-row"
      style={{ insetBlockStart: top }}
    >
      {row.getVisibleCells().map((cell, column) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid.
        <div
          key={cell.id}
          role="gridcell"
          aria-colindex={column + 1}
          className={cellClass(layouts[column])}
          tabIndex={-1}
        >
          <FlexRender cell={cell} />
        </div>
      ))}
    </div>
  );
}
