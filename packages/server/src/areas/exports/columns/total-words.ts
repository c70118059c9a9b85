import { said } from '../../../sheets/said.ts';
import type { Words } from './column-words.ts';

/** Labels of the control totals. */
export const totalWords = {
  totals: said('Totals'),
  rows: said('Rows'),
  opening: said('Opening balance'),
  closing: said('Closing balance'),
  sum: said('Sum'),
  filter: said('Filter'),
  none: said('none'),
  order: said('Sorted by'),
  ascending: said('ascending'),
  descending: said('descending'),
  search: said('Search'),
  period: said('Period'),
  zone: said('Time zone'),
  asOf: said('As of'),
  exportedBy: said('Exported by'),
} satisfies Record<string, Words>;
