import { businessDay, type DayRange, defaultDatePreset, isDay, presetRange } from '@daftar/domain';
import { homeZone } from '../../../i18n/home-zone.ts';

/** Returns today in the user's time zone. */
export const today = (): string => businessDay(new Date(), homeZone());

/** Returns the period in the URL if it is valid, otherwise the last seven days. */
export function periodOf({ dateFrom, dateTo }: Readonly<Record<string, unknown>>): DayRange {
  const valid =
    typeof dateFrom === 'string' && typeof dateTo === 'string' && isDay(dateFrom) && isDay(dateTo);
  return valid && dateFrom <= dateTo ? { dateFrom, dateTo } : presetRange(defaultDatePreset, today());
}
