import { businessDay, type DayRange, datePresetLabels, presetRange } from '@daftar/domain';
import { endOfMonth, parseISO, startOfMonth, subMonths } from 'date-fns';
import type { Text } from '../../../i18n/text.ts';
import { toIsoDay } from './local-noon.ts';

export type DayPreset = DayRange & { readonly label: Text };

const NAMED = ['today', 'yesterday', 'last7Days', 'last30Days'] as const;

/** Returns the date-range presets, which end on the current business day in a time zone. */
export function dayPresets(now: Date, timeZone: string): readonly DayPreset[] {
  const today = businessDay(now, timeZone);
  const thisMonth = parseISO(today);
  const lastMonth = subMonths(thisMonth, 1);
  return [
    ...NAMED.map((preset) => ({ label: datePresetLabels[preset], ...presetRange(preset, today) })),
    { label: 'This month', dateFrom: toIsoDay(startOfMonth(thisMonth)), dateTo: today },
    {
      label: 'Last month',
      dateFrom: toIsoDay(startOfMonth(lastMonth)),
      dateTo: toIsoDay(endOfMonth(lastMonth)),
    },
  ];
}
