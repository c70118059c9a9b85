import { businessDay } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

export type DayRange = { readonly dateFrom: string; readonly dateTo: string };
export type DayPreset = DayRange & { readonly label: Text };

function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The ranges that one click gives, ending on the business day of a moment in a time zone. */
export function dayPresets(now: Date, timeZone: string): readonly DayPreset[] {
  const today = businessDay(now, timeZone);
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = shifted(monthStart, -1);
  return [
    { label: 'Today', dateFrom: today, dateTo: today },
    { label: 'Yesterday', dateFrom: shifted(today, -1), dateTo: shifted(today, -1) },
    { label: 'Last 7 days', dateFrom: shifted(today, -6), dateTo: today },
    { label: 'This month', dateFrom: monthStart, dateTo: today },
    { label: 'Last month', dateFrom: `${lastMonthEnd.slice(0, 8)}01`, dateTo: lastMonthEnd },
  ];
}
