import { TZDate } from '@date-fns/tz';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

function partsOf(day: string): [number, number, number] | undefined {
  const match = shape.exec(day);
  if (!match) return undefined;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const check = new Date(Date.UTC(year, month - 1, date));
  return year >= 1000 && check.getUTCMonth() === month - 1 && check.getUTCDate() === date
    ? [year, month, date]
    : undefined;
}

/** Tells whether a text is a day of the calendar: YYYY-MM-DD, from the year 1000 on. */
export function isDay(text: string): boolean {
  return partsOf(text) !== undefined;
}

function startOf(day: string, timeZone: string, later: number): Date {
  const parts = partsOf(day);
  if (!parts) throw new RangeError(`Not a day: ${day}`);
  const [year, month, date] = parts;
  return new Date(new TZDate(year, month - 1, date + later, timeZone).getTime());
}

/**
 * The moments of a range of business days, both inclusive: from the first one up to, not including, the second.
 *
 * @throws RangeError when a text is no day or the range runs backwards.
 */
export function dayRange(dateFrom: string, dateTo: string, timeZone: string): { from: Date; to: Date } {
  if (dateFrom > dateTo) throw new RangeError('The range runs backwards');
  return { from: startOf(dateFrom, timeZone, 0), to: startOf(dateTo, timeZone, 1) };
}
