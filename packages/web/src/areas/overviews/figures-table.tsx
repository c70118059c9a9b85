import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { type ReactNode, useId } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { ChartTable } from '../../kit/ui/charts/chart-table.tsx';

export type FigureColumn<Row> = {
  readonly label: Shown;
  readonly cell: (row: Row) => ReactNode;
  /** Whether the column contains the rows' names instead of figures. */
  readonly names?: boolean;
};

type Props<Row> = {
  readonly label: Shown;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
};

const sticky = { position: 'sticky', top: 0, zIndex: 1, bg: 'bg.panel' } as const;

/** The figures of a chart as a small table, which scrolls when it is long. */
export function FiguresTable<Row>({ label, columns, rows, rowId }: Props<Row>) {
  const id = useId();
  return (
    <Box
      // Not a section, because the surrounding panel is already a landmark with the same name.
      role="group"
      aria-labelledby={id}
      maxHeight="300px"
      overflow="auto"
      minWidth="0"
      // A scrolling box must be reachable by keyboard.
      tabIndex={0}
      _print={{ maxHeight: 'none' }}
    >
      <ChartTable
        {...{ label, columns }}
        captionId={id}
        titleOf={({ names }) => ({ ...sticky, ...(!names && { textAlign: 'right' }) })}
      >
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={rowId(row)} bg="transparent">
              {columns.map((column) => (
                <Table.Cell
                  key={column.label}
                  whiteSpace="nowrap"
                  {...(!column.names && { textAlign: 'right' })}
                >
                  {column.names ? column.cell(row) : <bdi>{column.cell(row)}</bdi>}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </ChartTable>
    </Box>
  );
}
