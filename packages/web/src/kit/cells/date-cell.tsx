import { countryOf, defaultTimeZone, formatListDate, formatReportDateTime } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

/** Where a country counts its days. */
export function zoneOf(country: string | undefined): string {
  return (country && countryOf(country)?.timeZone) || defaultTimeZone;
}

function short(value: string, time: boolean | undefined, zone: string, language: string): string {
  if (language === 'en') return time ? formatReportDateTime(value, zone) : formatListDate(value, zone);
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'medium',
    ...(time && { timeStyle: 'medium' as const }),
    timeZone: zone,
  }).format(new Date(value));
}

type Props = { value: string; time?: boolean | undefined; country?: string | undefined };

/** A date in its country's time zone; hovering says the whole moment and the zone. */
export function DateCell({ value, time, country }: Props) {
  const { language } = useTexts();
  if (Number.isNaN(Date.parse(value))) return <span className="muted">–</span>;
  const zone = zoneOf(country);
  const full = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: zone,
  });
  return (
    <time className="figure" dateTime={value} title={full.format(new Date(value))}>
      {short(value, time, zone, language)}
    </time>
  );
}
