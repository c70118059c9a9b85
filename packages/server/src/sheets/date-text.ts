/** What a date format shows. */
export type DateKind = 'date' | 'time' | 'date-time' | 'duration';

const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;
/** 9999-12-31, the last day of spreadsheets. */
const LAST_DAY = 2_958_465;
/** The day that spreadsheets count although it does not exist (1900-02-29), because Lotus 1-2-3 did. */
const FALSE_DAY = 60;

/** Number formats that are built into spreadsheet programs (ECMA-376 part 1, 18.8.30). */
function builtInKind(id: number): DateKind | undefined {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'time';
  if (id === 22) return 'date-time';
  return id === 46 ? 'duration' : undefined;
}

/** Matches the parts of a number format that show no value (quoted and escaped text, fills, brackets), and durations. */
const LITERALS = /"[^"]*"|\\.|[_*].|\[[^\]]*\]|general/gi;
/** Spreadsheet programs write no longer ones. */
const LONGEST_FORMAT = 255;
const DURATION = /\[(?:h+|m+|s+)\]/i;

/** Returns what a number format shows of a date; undefined for a format of numbers or text. */
export function dateKind(id: number, code: string | undefined): DateKind | undefined {
  if (code === undefined) return builtInKind(id);
  const [section = ''] = code
    .slice(0, LONGEST_FORMAT)
    .replaceAll(LITERALS, (part) => (DURATION.test(part) ? part : ''))
    .split(';');
  if (DURATION.test(section)) return 'duration';
  // Scientific formats (0.00E+00) have an E, which is also an era's year.
  const plain = section.replaceAll(/e[+-]/gi, '');
  const hasDay = /[ydgeb]/i.test(plain) || /m{3,}/i.test(plain);
  const hasTime = /[hs]|am\/pm|a\/p/i.test(plain);
  if (hasDay) return hasTime ? 'date-time' : 'date';
  if (hasTime) return 'time';
  return /m/i.test(plain) ? 'date' : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

function timeText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function dayText(day: number, is1904: boolean): string {
  if (!is1904 && day === FALSE_DAY) return '1900-02-29';
  const since1900 = !is1904 && day < FALSE_DAY ? day + 1 : day;
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(start + since1900 * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns a date's serial number as ISO text, to the second: a day, a time, both, or a duration in hours. Returns undefined for
 * a number that is no date.
 */
export function dateText(serialNumber: number, kind: DateKind, is1904: boolean): string | undefined {
  const last = is1904 ? LAST_DAY - 1_462 : LAST_DAY;
  if (serialNumber < 0 || serialNumber >= last + 1) return undefined;
  const total = Math.round(serialNumber * DAY_SECONDS);
  if (kind === 'duration') return timeText(total);
  const day = Math.floor(total / DAY_SECONDS);
  const seconds = total % DAY_SECONDS;
  if (kind === 'time' && day === 0) return timeText(seconds);
  return seconds === 0 ? dayText(day, is1904) : `${dayText(day, is1904)}T${timeText(seconds)}`;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]\d{2}:\d{2})?)?$/;
const MIDNIGHT = /^[0:.]+$/;

/** Returns the ISO text of a cell of type date; the day alone at midnight. Returns undefined for another text. */
export function isoDateText(text: string): string | undefined {
  const [, day, time] = ISO.exec(text.trim()) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  return time === undefined || MIDNIGHT.test(time) ? day : `${day}T${time}`;
}
