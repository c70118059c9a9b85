import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sectionStyles } from './sheet-styles.ts';

export type SectionRow = {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  readonly show: ReactNode;
};

type Props = {
  readonly id: string;
  readonly title: Shown;
  /** `sectionStyles` aligns the first two columns as text and the rest as figures. */
  readonly columnNames: readonly string[];
  readonly rows: readonly SectionRow[];
  readonly empty: string;
};

/** The rows behind one of the compared totals, each with a link to its details. */
export function RowsSection({ id, title, columnNames, rows, empty }: Props) {
  const { t } = useTexts();
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
        <Text color="fg.muted">{empty}</Text>
      ) : (
        // On a phone the table scrolls sideways, which must work from the keyboard.
        <Box
          role="group"
          aria-labelledby={`${id}-title`}
          tabIndex={0}
          position="relative"
          overflowX="auto"
          whiteSpace="nowrap"
        >
          <Table.Root size="sm" textStyle="grid" css={sectionStyles}>
            <Table.Header>
              <Table.Row>
                {columnNames.map((name) => (
                  <Table.ColumnHeader key={name} scope="col">
                    {name}
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
                  {row.cells.map((cell, index) => (
                    <Table.Cell key={columnNames[index]}>{cell}</Table.Cell>
                  ))}
                  <Table.Cell className="no-print">{row.show}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Box>
  );
}
