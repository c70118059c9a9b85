import type { Shown } from '../../i18n/shown.ts';
import type { FigureColumn } from './figures-table.tsx';
import { type RowsAddress, RowsLink } from './rows-link.tsx';
import type { FigureTexts } from './use-figure-texts.ts';

/** The column of days in a table of collections, each a link to its transactions. */
export const dayColumn = (
  label: Shown,
  texts: FigureTexts,
  addressOf: (day: string) => RowsAddress | undefined,
): FigureColumn<{ readonly date: string }> => ({
  label,
  names: true,
  cell: ({ date }) => <RowsLink address={addressOf(date)}>{texts.day(date)}</RowsLink>,
});
