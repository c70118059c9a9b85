import { Text } from '@chakra-ui/react/text';
import { isDay } from '@daftar/domain';
import { zoneOf } from '../../../i18n/home-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { zoneText } from '../../../i18n/zone-text.ts';

type Props = {
  readonly country: string;
  /** The date range. The UTC offset may change within it because of daylight saving time. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

/** Returns noon UTC of a day, so that a clock change on that day has already happened; the current time for an invalid day. */
const utcNoon = (day = '') => (isDay(day) ? new Date(`${day}T12:00:00Z`) : new Date());

/** Tells which time zone the days of a range belong to. */
export function ZoneNote({ country, dateFrom, dateTo }: Props) {
  const { t, word, digits, language } = useTexts();
  const zone = zoneOf(country);
  return (
    <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal" data-hint={zone}>
      {t('Days of {{country}}: {{zone}}', {
        country: word(country),
        zone: digits(zoneText(zone, language, [utcNoon(dateFrom), utcNoon(dateTo)])),
      })}
    </Text>
  );
}
