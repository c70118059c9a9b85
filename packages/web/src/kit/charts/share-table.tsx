import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { slotOf } from './slices.ts';
import { Swatch } from './swatch.tsx';
import './charts.css';

export type ShareColumn<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly end?: boolean;
};

type Props<Row> = {
  readonly label: string;
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
    <div className="share-rows">
      <table className="share-table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.end ? 'end' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onMouseLeave={() => row.setActive(undefined)} onBlur={() => row.setActive(undefined)}>
          {rows.slice(0, shown).map((one, index) => (
            <ShareRow {...row} key={rowId(one)} row={one} columns={columns} slot={slotOf(index)} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button size="xs" variant="ghost" onClick={() => setShown(shown + rowsPerClick)}>
          {t('Show {{count}} more', { count: Math.min(left, rowsPerClick) })}
        </Button>
      )}
    </div>
  );
}

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'inks' | 'active' | 'setActive' | 'bare'> & {
  readonly row: Row;
  readonly slot: number;
};

function ShareRow<Row>({ row, slot, columns, inks, active, setActive, bare }: RowProps<Row>) {
  return (
    <tr
      className={slot === active ? 'on' : undefined}
      data-slot={slot}
      tabIndex={bare ? 0 : undefined}
      onMouseEnter={() => setActive(slot)}
      onFocus={() => setActive(slot)}
    >
      {columns.map(({ label, cell, end }, place) => (
        <td key={label} className={end ? 'end' : undefined}>
          {place === 0 ? (
            <span className="share-name">
              <Swatch inks={inks} slot={slot} />
              <span>{cell(row)}</span>
            </span>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
