import { useTexts } from '../../../i18n/use-texts.ts';
import { listDate } from './local-dates.ts';

/** Matches the year at the end of a formatted date, in any digits. */
const year = /[,\u060c]?\s\p{Nd}{4}$/u;

/** A period between two business days (YYYY-MM-DD, without a time zone). */
export function PeriodCell({ from, to }: { from: string; to: string }) {
  const { language } = useTexts();
  const day = (date: string) => listDate(`${date}T00:00:00Z`, 'UTC', language);
  // Leaves the year out of the first date when both dates share it.
  const start = from.slice(0, 4) === to.slice(0, 4) ? day(from).replace(year, '') : day(from);
  return <bdi className="figure">{from === to ? day(from) : `${start} – ${day(to)}`}</bdi>;
}
