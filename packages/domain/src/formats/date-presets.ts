import { addDays, yearBefore } from './add-days.ts';

/** The ranges of days that dashboards offer, and their labels, in their order. */
export const datePresetLabels = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  lastYear: 'Last year',
  custom: 'Custom',
} as const;
export type DatePreset = keyof typeof datePresetLabels;

/** The preset of dashboards and payouts; cancelling the custom dialog restores it. */
export const defaultDatePreset = 'last7Days' satisfies DatePreset;

/** A range of business days, both inclusive, as the wire writes them. */
export type DayRange = { readonly dateFrom: string; readonly dateTo: string };

const firstDay: Readonly<Record<Exclude<DatePreset, 'custom'>, (today: string) => string>> = {
  today: (today) => today,
  yesterday: (today) => addDays(today, -1),
  last7Days: (today) => addDays(today, -6),
  last30Days: (today) => addDays(today, -29),
  lastYear: (today) => addDays(yearBefore(today), 1),
};

/**
 * The days of a preset on a business day; every range but yesterday's ends with it. Last year is the last 12 months.
 *
 * @throws RangeError when `today` is no day.
 */
export function presetRange(preset: Exclude<DatePreset, 'custom'>, today: string): DayRange {
  return {
    dateFrom: firstDay[preset](today),
    dateTo: preset === 'yesterday' ? addDays(today, -1) : addDays(today, 0),
  };
}

/** The preset that a range is on a business day; custom when it is none. */
export function presetOf({ dateFrom, dateTo }: DayRange, today: string): DatePreset {
  const named = Object.keys(firstDay) as Exclude<DatePreset, 'custom'>[];
  const found = named.find((preset) => {
    const range = presetRange(preset, today);
    return range.dateFrom === dateFrom && range.dateTo === dateTo;
  });
  return found ?? 'custom';
}
