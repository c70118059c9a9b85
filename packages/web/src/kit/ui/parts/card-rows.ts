import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Text } from '../../../i18n/text.ts';

/** The same windows as in `usePhone`. */
const phone = '@media screen and (max-width: 599px)';

/** Keeps the column titles, and cells without a fact, for screen readers only. */
const unseen: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const card: SystemStyleObject = {
  '&, & tbody': { display: 'block', whiteSpace: 'normal' },
  '& caption': { display: 'block', textAlign: 'start' },
  '& thead': unseen,
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1.5',
    paddingBlock: '3',
  },
  '& tbody tr + tr': { borderBlockStartWidth: '1px' },
  '& tbody tr > :is(th, td)': {
    padding: '0',
    borderWidth: '0',
    minWidth: '0',
    maxWidth: 'full',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tbody tr > th': { flex: '1 1 45%' },
};

/** A fact that its title would only repeat. */
const untitled: SystemStyleObject = { '& tbody td[data-card=about]::before': { content: 'none' } };

/** A fact that the row does not have. Without its cell, screen readers would read the next ones with the titles of other columns. */
const missing: SystemStyleObject = {
  '& tbody td:empty': unseen,
  '& tbody td:empty::before': { content: 'none' },
};

/** Columns that hold the row's amount. Those whose title gives the sign show it before the amount. */
const amounts: Partial<Record<Text, SystemStyleObject>> = {
  Amount: {},
  Credit: { '& > .figure::before': { content: '"+"' } },
  Debit: { '& > .figure::before': { content: '"−"' } },
};

const atEnd: SystemStyleObject = { marginInlineStart: 'auto' };

/** Returns where the status is: beside the name, or after the facts where an amount is beside the name. */
function statusPlace(columns: readonly Text[]): SystemStyleObject {
  if (!columns.some((column) => column in amounts)) return { order: 1 };
  return { order: 3, ...(!columns.includes('Actions') && atEnd) };
}

/** Returns where a column is on the card; columns without a place of their own are facts, shown with their title. */
function placeOf(column: Text, title: string, columns: readonly Text[]): SystemStyleObject {
  const amount = amounts[column];
  if (amount) return { order: 1, fontWeight: 'medium', ...amount };
  if (column === 'Status') return statusPlace(columns);
  if (column === 'Actions') return { order: 4, ...atEnd };
  const before = { content: JSON.stringify(`${title}: `), color: 'fg.muted', fontWeight: 'normal' };
  return { order: 2, ...(column === 'Balance' && atEnd), '&::before': before };
}

/**
 * Returns the styles that show a table's rows as cards on a phone: the name (the row's `th`) with its amount or else its status beside it,
 * then the other facts (a balance under the amount), and the actions at the end. Paper keeps the table.
 *
 * `columns` begins with the column of the `th`, wherever that is in the table.
 */
export function cardRows(columns: readonly Text[], titleOf: (column: Text) => string): SystemStyleObject {
  const places = columns
    .slice(1)
    .map((column, index): [string, SystemStyleObject] => [
      `& tbody td:nth-of-type(${index + 1})`,
      placeOf(column, titleOf(column), columns),
    ]);
  return { [phone]: { ...card, ...Object.fromEntries(places), ...untitled, ...missing } };
}
