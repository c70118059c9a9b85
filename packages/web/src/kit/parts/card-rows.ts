import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Text } from '../../i18n/text.ts';

/** The same windows as in `usePhone`. */
const phone = '@media screen and (max-width: 599px)';

/** Keeps the column titles for screen readers only. */
const unseen: SystemStyleObject = {
  ...{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
};

const card: SystemStyleObject = {
  '&, & tbody': { display: 'block', whiteSpace: 'normal' },
  '& thead': unseen,
  '& tbody tr': {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4', rowGap: '1.5' },
    ...{ paddingInline: '3', paddingBlock: '3' },
  },
  '& tbody tr + tr': { borderBlockStartWidth: '1px' },
  '& tbody tr > :is(th, td)': {
    ...{ padding: '0', borderWidth: '0', minWidth: '0', maxWidth: 'full', textAlign: 'start' },
    ...{ whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& tbody tr > th': { flex: '1 1 45%' },
};

/** A fact that its title would only repeat. */
const untitled: SystemStyleObject = { '& tbody td[data-card=about]::before': { content: 'none' } };

/** Returns where a column is on the card; columns without a place of their own are facts, shown with their title. */
function placeOf(column: Text, title: string, hasAmount: boolean): SystemStyleObject {
  if (column === 'Amount') return { order: 1, fontWeight: 'medium' };
  if (column === 'Status') return hasAmount ? { order: 3, marginInlineStart: 'auto' } : { order: 1 };
  if (column === 'Actions') return { order: 4, marginInlineStart: 'auto' };
  return { order: 2, '&::before': { content: JSON.stringify(`${title}: `), color: 'fg.muted' } };
}

/**
 * Returns the styles that show a table's rows as cards on a phone: the name (the row's `th`) with its amount or else its status beside it,
 * then the other facts, and the actions at the end. Paper keeps the table.
 */
export function cardRows(columns: readonly Text[], titleOf: (column: Text) => string): SystemStyleObject {
  const hasAmount = columns.includes('Amount');
  const places = columns
    .slice(1)
    .map((column, index): [string, SystemStyleObject] => [
      `& tbody td:nth-of-type(${index + 1})`,
      placeOf(column, titleOf(column), hasAmount),
    ]);
  return { [phone]: { ...card, ...Object.fromEntries(places), ...untitled } };
}
