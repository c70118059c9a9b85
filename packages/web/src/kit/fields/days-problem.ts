import type { DayRange } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

/** What is wrong with two days that both have to be there: one is missing, or they stand the wrong way round. */
export function daysProblem({ dateFrom, dateTo }: DayRange): Text | undefined {
  if (dateFrom === '' || dateTo === '') return 'Please select date range';
  return dateFrom > dateTo ? 'The period must not end before it begins' : undefined;
}
