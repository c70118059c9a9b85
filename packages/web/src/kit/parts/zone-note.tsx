import { isDay } from '@daftar/domain';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { zoneText } from '../../i18n/zone-text.ts';

type Props = {
  readonly country: string;
  /** The range itself: clocks may have been put forward or back since, or within it. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

/** The middle of a day, when every clock has been put forward or back already; now for none. */
const toLocalNoon = (day = '') => (isDay(day) ? new Date(`${day}T12:00:00Z`) : new Date());

/** Where the days of a range begin and end. */
export function ZoneNote({ country, dateFrom, dateTo }: Props) {
  const { t, foreign, digits, language } = useTexts();
  const zone = zoneOf(country);
  return (
    <p className="field-hint" data-hint={zone}>
      {t('Days of {{country}}: {{zone}}', {
        country: foreign(country),
        zone: digits(zoneText(zone, language, [toLocalNoon(dateFrom), toLocalNoon(dateTo)])),
      })}
    </p>
  );
}
