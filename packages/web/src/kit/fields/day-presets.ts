import { addDays, businessDay, type DayRange, datePresetLabels, presetRange } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

export type DayPreset = DayRange & { readonly label: Text };

const NAMED = ['today', 'yesterday', 'last7Days', 'last30Days'] as const;

/** Returns the date-range presets, which end on the current business day in a time zone. */
export function dayPresets(now: Date, timeZone: string): readonly DayPreset[] {
  const today = businessDay(now, timeZone);
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  return [
    ...NAMED.map((preset) => ({ label: datePresetLabels[preset], ...presetRange(preset, today) })),
    { label: 'This month', dateFrom: monthStart, dateTo: today },
    { label: 'Last month', dateFrom: `${lastMonthEnd.slice(0, 8)}01`, dateTo: lastMonthEnd },
  ];
}
