import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from './local-dates.ts';

/** Two business days, which have no time zone of their own. */
export function PeriodCell({ from, to }: { from: string; to: string }) {
  const { language } = useTexts();
  const day = (date: string) => listDate(`${date}T00:00:00Z`, 'UTC', language);
  return <bdi className="figure">{from === to ? day(from) : `${day(from)} – ${day(to)}`}</bdi>;
}
