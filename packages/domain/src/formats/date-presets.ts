import { addDays, yearBefore } from './days.ts';

/** The date ranges that dashboards offer, with their labels, in order. */
export const datePresetLabels = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  lastYear: 'Last year',
  custom: 'Custom',
} as const;
export type DatePreset = keyof typeof datePresetLabels;

/** The initial preset of dashboards and payouts; also selected when the user cancels the custom range dialog. */
export const defaultDatePreset = 'last7Days' satisfies DatePreset;

/** A range of business days as the API writes them (YYYY-MM-DD), both inclusive. */
export type DayRange = { readonly dateFrom: string; readonly dateTo: string };

const firstDay: Readonly<Record<Exclude<DatePreset, 'custom'>, (today: string) => string>> = {
  today: (today) => today,
  yesterday: (today) => addDays(today, -1),
  last7Days: (today) => addDays(today, -6),
  last30Days: (today) => addDays(today, -29),
  lastYear: (today) => addDays(yearBefore(today), 1),
};

/**
 * Returns the days of a preset, relative to `today`. Every range except yesterday's ends today. Last year is the last
 * 12 months.
 *
 * @throws RangeError when `today` is not a day.
 */
export function presetRange(preset: Exclude<DatePreset, 'custom'>, today: string): DayRange {
  return {
    dateFrom: firstDay[preset](today),
    dateTo: preset === 'yesterday' ? addDays(today, -1) : addDays(today, 0),
  };
}

/** Returns the preset that a range equals, relative to `today`; `custom` if it equals none. */
export function presetOf({ dateFrom, dateTo }: DayRange, today: string): DatePreset {
  const named = Object.keys(firstDay) as Exclude<DatePreset, 'custom'>[];
  const found = named.find((preset) => {
    const range = presetRange(preset, today);
    return range.dateFrom === dateFrom && range.dateTo === dateTo;
  });
  return found ?? 'custom';
}
