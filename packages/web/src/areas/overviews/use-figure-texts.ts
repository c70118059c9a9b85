import { formatMoney, formatTotal, isCurrency, parseSum } from '@daftar/domain';
import type { Count } from '../../i18n/plural.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';

/** Matches the year at the end of a formatted date, in any digits. */
const year = /[,\u060c]?\s\p{Nd}{4}$/u;

/** Returns functions that format the figures of an overview in the user's language and digits. */
export function useFigureTexts(currency: string) {
  const { language, numerals } = useTexts();
  const locale = `${language}-u-nu-${numerals}`;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return {
    count: (value: number): string => formatTotal(value, false, language, numerals),
    /** A short form for an axis, such as 12K. */
    short: (value: number): string => compact.format(value),
    money: (value: number): string => {
      const sum = isCurrency(currency) ? parseSum(value, currency) : undefined;
      return sum ? formatMoney(sum, language, { currency: 'none', numerals }) : String(value);
    },
    percent: (value: number): string => percent.format(value / 100),
    /** The size of a change in percentage points, with the number that decides its plural form. */
    points: (change: number): Count => {
      const size = Math.round(Math.abs(change) * 10) / 10;
      return { count: size, text: oneDecimal.format(size) };
    },
    /** A formatted date; without the year for an axis. */
    day: (value: string, axis = false): string => {
      const text = listDate(`${value}T00:00:00Z`, 'UTC', language);
      return axis ? text.replace(year, '') : text;
    },
  };
}

export type FigureTexts = ReturnType<typeof useFigureTexts>;
