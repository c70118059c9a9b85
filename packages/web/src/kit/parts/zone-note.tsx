import { countryOf, defaultTimeZone } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

/** The zone's own words with its distance from UTC now: 'Eastern European Time (GMT+2)'. */
function zoneText(timeZone: string, language: string): string {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value;
  return `${part('longGeneric')} (${part('shortOffset')})`;
}

/** Where the days of a range begin and end. */
export function ZoneNote({ country }: { country: string }) {
  const { t, foreign, language } = useTexts();
  const zone = countryOf(country)?.timeZone ?? defaultTimeZone;
  return (
    <p className="field-hint" data-hint={zone}>
      {t('Days of {{country}}: {{zone}}', { country: foreign(country), zone: zoneText(zone, language) })}
    </p>
  );
}
