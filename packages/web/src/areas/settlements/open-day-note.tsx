import { Text } from '@chakra-ui/react/text';
import { businessDay } from '@daftar/domain';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/forms/state/form-state.ts';

type Props = { readonly country: string; readonly dateTo: string };

/** Tells that a new settlement's last day is not over yet, in its country's time zone. */
export function OpenDayNote({ country, dateTo }: Props) {
  const { t } = useTexts();
  const { readOnly } = useFormState();
  if (readOnly || dateTo !== businessDay(new Date(), zoneOf(country))) return null;
  return (
    <Text as="span" display="block" textStyle="xs">
      {t('This day is not over: its later payments wait for the next settlement.')}
    </Text>
  );
}
