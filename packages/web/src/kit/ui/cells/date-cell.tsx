import { formatReportDateTime } from '@daftar/domain';
import { zoneOf } from '../../../i18n/home-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { listDate, wholeMoment } from './local-dates.ts';

type Props = { value: string; time?: boolean | undefined; country?: string | undefined };

/** A date in its country's time zone. Hover or focus shows the full date, time and zone. */
export function DateCell({ value, time, country }: Props) {
  const { language, digits } = useTexts();
  if (Number.isNaN(Date.parse(value))) return <span className="muted">–</span>;
  const zone = zoneOf(country);
  return (
    <time
      className={time ? 'figure ltr' : 'figure'}
      dateTime={value}
      data-hint={wholeMoment(value, zone, language)}
    >
      {time ? digits(formatReportDateTime(value, zone)) : listDate(value, zone, language)}
    </time>
  );
}
