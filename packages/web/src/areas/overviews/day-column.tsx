import type { Shown } from '../../i18n/shown.ts';
import { type CountedPayments, DayLink } from './day-link.tsx';
import type { FigureColumn } from './figures-table.tsx';
import type { FigureTexts } from './use-figure-texts.ts';

/** The column of days in a table of collections, each a link to its transactions. */
export const dayColumn = (
  label: Shown,
  texts: FigureTexts,
  counted: CountedPayments,
): FigureColumn<{ readonly date: string }> => ({
  label,
  names: true,
  cell: ({ date }) => (
    <DayLink day={date} {...counted}>
      {texts.day(date)}
    </DayLink>
  ),
});
