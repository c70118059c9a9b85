import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Table } from '@chakra-ui/react/table';
import { Text as Words } from '@chakra-ui/react/text';
import { type ReactNode, useRef } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { cardRows } from '../../../kit/ui/parts/card-rows.ts';
import { useScrolls } from '../../../kit/ui/parts/use-scrolls.ts';
import { sectionStyles } from './sheet-styles.ts';

type SectionRow = {
  readonly id: string;
  readonly name: ReactNode;
  /** The cells after the name. */
  readonly cells: readonly ReactNode[];
  readonly show: ReactNode;
};

type Props = {
  readonly id: string;
  readonly title: Shown;
  /** The first column names the row. `sectionStyles` aligns the first two columns as text and the rest as figures. */
  readonly columns: readonly Text[];
  readonly rows: readonly SectionRow[];
  readonly empty: string;
};

/** The rows as a table, on a phone as cards. A window between those widths scrolls it sideways. */
function Rows({ id, columns, rows }: Pick<Props, 'id' | 'columns' | 'rows'>) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={scrolls ? 0 : undefined}
      position="relative"
      overflowX="auto"
      whiteSpace="nowrap"
    >
      <Table.Root
        size="sm"
        textStyle="grid"
        css={{ ...sectionStyles, ...cardRows([...columns, 'Actions'], t) }}
      >
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column} scope="col">
                {t(column)}
              </Table.ColumnHeader>
            ))}
            <Table.Cell className="no-print">
              <span className="visually-hidden">{t('Actions')}</span>
            </Table.Cell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.id}>
              <Table.Cell asChild fontWeight="normal">
                <th scope="row">{row.name}</th>
              </Table.Cell>
              {row.cells.map((cell, index) => (
                <Table.Cell key={columns[index + 1]}>{cell}</Table.Cell>
              ))}
              <Table.Cell className="no-print">{row.show}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** The rows behind one of the compared totals, each with a link to its details. */
export function RowsSection({ id, title, columns, rows, empty }: Props) {
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      minWidth="0"
      scrollMarginBlockStart="72px"
      _focus={{ outline: 'none' }}
      _target={{ boxShadow: '-12px 0 0 -9px var(--chakra-colors-brand-solid)' }}
      _print={{ breakInside: 'avoid' }}
    >
      <Heading as="h2" id={`${id}-title`} textStyle="md">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Words color="fg.muted">{empty}</Words>
      ) : (
        <Rows id={id} columns={columns} rows={rows} />
      )}
    </Box>
  );
}
