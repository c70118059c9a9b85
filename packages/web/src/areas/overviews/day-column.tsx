import type { Shown } from '../../i18n/shown.ts';
import { DayLink } from './day-link.tsx';
import type { FigureColumn } from './figures-table.tsx';
import type { FigureTexts } from './use-figure-texts.ts';

type Shop = { readonly currency: string; readonly merchant: string | undefined };

/** The column of days in a table of collections, each a link to its transactions. */
export const dayColumn = (
  label: Shown,
  texts: FigureTexts,
  { currency, merchant }: Shop,
): FigureColumn<{ readonly date: string }> => ({
  label,
  names: true,
  cell: ({ date }) => (
    <DayLink day={date} currency={currency} merchant={merchant}>
      {texts.day(date)}
    </DayLink>
  ),
});
