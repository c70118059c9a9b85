import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from './local-dates.ts';

/** A year at a date's end, in any digits. */
const year = /[,،]?\s\p{Nd}{4}$/u;

/** Two business days, which have no time zone of their own. */
export function PeriodCell({ from, to }: { from: string; to: string }) {
  const { language } = useTexts();
  const day = (date: string) => listDate(`${date}T00:00:00Z`, 'UTC', language);
  // Two days of one year say it once.
  const start = from.slice(0, 4) === to.slice(0, 4) ? day(from).replace(year, '') : day(from);
  return <bdi className="figure">{from === to ? day(from) : `${start} – ${day(to)}`}</bdi>;
}
