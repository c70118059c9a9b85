import { addDays, businessDay } from '@daftar/domain';
import type { ApprovalFileQuery } from '@daftar/sdk';
import { homeZone } from '../../i18n/home-zone.ts';

/** Number of days that the list covers by default, including today. */
const firstDays = 7;

/** Returns the days of a search; by default the last seven, in the user's time zone. */
export function fileDays({ dateFrom, dateTo }: Pick<ApprovalFileQuery, 'dateFrom' | 'dateTo'>) {
  const to = dateTo || businessDay(new Date(), homeZone());
  return { dateFrom: dateFrom || addDays(to, 1 - firstDays), dateTo: to };
}
