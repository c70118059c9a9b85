import type { DayRange } from '@daftar/domain';
import type { Text } from '../../../i18n/text.ts';

/** Returns the error of a required period: a date is missing, or the period ends before it begins. */
export function daysProblem({ dateFrom, dateTo }: DayRange): Text | undefined {
  if (dateFrom === '' || dateTo === '') return 'Please select date range';
  return dateFrom > dateTo ? 'The period must not end before it begins' : undefined;
}
