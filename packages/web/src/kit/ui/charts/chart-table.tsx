import { Table } from '@chakra-ui/react/table';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';

type Props<Column> = {
  /** The table's caption, for screen readers only. */
  readonly label: Shown;
  readonly captionId?: string;
  readonly columns: readonly Column[];
  /** Style props of a column's title. */
  readonly titleOf: (column: Column) => Table.ColumnHeaderProps;
  /** The table's body. */
  readonly children: ReactNode;
};

/** The frame of a table of figures beside a chart: caption and column headers. */
export function ChartTable<Column extends { readonly label: Shown }>(props: Props<Column>) {
  const { label, captionId, columns, titleOf, children } = props;
  return (
    <Table.Root size="sm" textStyle="grid" fontVariantNumeric="tabular-nums">
      <VisuallyHidden asChild>
        <caption id={captionId}>{label}</caption>
      </VisuallyHidden>
      <Table.Header>
        <Table.Row bg="transparent">
          {columns.map((column) => (
            <Table.ColumnHeader
              key={column.label}
              scope="col"
              textStyle="xs"
              color="fg.muted"
              {...titleOf(column)}
            >
              {column.label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      {children}
    </Table.Root>
  );
}
