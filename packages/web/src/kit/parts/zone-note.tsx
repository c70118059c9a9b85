import { countryOf, defaultTimeZone, isDay } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  readonly country: string;
  /** The range itself: clocks may have been put forward or back since, or within it. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

/** The zone's own words with its distance from UTC at some moments: 'Eastern European Time (GMT+3 – GMT+2)'. */
function zoneText(timeZone: string, language: string, moments: readonly Date[]): string {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset', moment?: Date) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const offsets = new Set(moments.map((moment) => part('shortOffset', moment)));
  return `${part('longGeneric')} (${[...offsets].join(' – ')})`;
}

/** The middle of a day, when every clock has been put forward or back already; now for none. */
const noonOf = (day = '') => (isDay(day) ? new Date(`${day}T12:00:00Z`) : new Date());

/** Where the days of a range begin and end. */
export function ZoneNote({ country, dateFrom, dateTo }: Props) {
  const { t, foreign, language } = useTexts();
  const zone = countryOf(country)?.timeZone ?? defaultTimeZone;
  return (
    <p className="field-hint" data-hint={zone}>
      {t('Days of {{country}}: {{zone}}', {
        country: foreign(country),
        zone: zoneText(zone, language, [noonOf(dateFrom), noonOf(dateTo)]),
      })}
    </p>
  );
}
