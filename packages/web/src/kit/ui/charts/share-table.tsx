import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { type ReactNode, useState } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChartTable } from './chart-table.tsx';
import { slotOf } from './slices.ts';
import { Swatch } from './swatch.tsx';

export type ShareColumn<Row> = {
  readonly label: Shown;
  readonly cell: (row: Row) => ReactNode;
  readonly end?: boolean;
};

type Props<Row> = {
  readonly label: Shown;
  /** Largest first, in the same order as the donut's slices. */
  readonly rows: readonly Row[];
  /** The first column names the row and shows its colour. */
  readonly columns: readonly ShareColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly inks: string;
  readonly active: number | undefined;
  readonly setActive: (slot: number | undefined) => void;
  /** Set when rows contain no link: the rows themselves then take keyboard focus. */
  readonly bare?: boolean;
};

/** Number of rows shown at first. Further rows need a click, unless there are only `smallRest` or fewer. */
const initialRows = 12;
const smallRest = 3;
const rowsPerClick = 100;

/** The figures of a donut. A row under the pointer or with focus highlights its slice. */
export function ShareTable<Row>({ label, rows, columns, rowId, ...row }: Props<Row>) {
  const { t } = useTexts();
  const [shown, setShown] = useState(rows.length <= initialRows + smallRest ? rows.length : initialRows);
  const left = rows.length - shown;
  return (
    <VStack
      alignItems="start"
      alignSelf="start"
      gap="2"
      position="relative"
      minWidth="0"
      overflowX={{ base: 'auto', md: 'visible' }}
    >
      <ChartTable
        {...{ label, columns }}
        titleOf={({ end }) => ({
          whiteSpace: { base: 'normal', md: 'nowrap' },
          ...(end && { textAlign: 'right' }),
        })}
      >
        <Table.Body onMouseLeave={() => row.setActive(undefined)} onBlur={() => row.setActive(undefined)}>
          {rows.slice(0, shown).map((one, index) => (
            <ShareRow {...row} key={rowId(one)} row={one} columns={columns} slot={slotOf(index)} />
          ))}
        </Table.Body>
      </ChartTable>
      {left > 0 && (
        <Button size="xs" variant="ghost" onClick={() => setShown(shown + rowsPerClick)}>
          {t('Show {{count}} more', { count: Math.min(left, rowsPerClick) })}
        </Button>
      )}
    </VStack>
  );
}

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'inks' | 'active' | 'setActive' | 'bare'> & {
  readonly row: Row;
  readonly slot: number;
};

function ShareRow<Row>({ row, slot, columns, inks, active, setActive, bare }: RowProps<Row>) {
  return (
    <Table.Row
      bg={slot === active ? 'bg.muted' : 'transparent'}
      data-active={slot === active || undefined}
      data-slot={slot}
      tabIndex={bare ? 0 : undefined}
      onMouseEnter={() => setActive(slot)}
      onFocus={() => setActive(slot)}
    >
      {columns.map(({ label, cell, end }, place) => (
        <Table.Cell key={label} height="38px" {...(end && { textAlign: 'right', whiteSpace: 'nowrap' })}>
          {place === 0 ? (
            <HStack as="span" gap="2.5" minWidth="0" overflowWrap="anywhere">
              <Swatch inks={inks} slot={slot} />
              <span>{cell(row)}</span>
            </HStack>
          ) : (
            cell(row)
          )}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
