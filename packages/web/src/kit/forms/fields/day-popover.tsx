import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { DayRange } from '@daftar/domain';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Popover } from '../../ui/overlays/popover.tsx';

/** Loads the calendar and its library when first opened. If loading fails, the user can still type dates. */
const DayCalendar = lazy(async () => {
  try {
    return { default: (await import('./day-calendar.tsx')).DayCalendar };
  } catch {
    return { default: NoCalendar };
  }
});

function NoCalendar() {
  const { t } = useTexts();
  return (
    <Text maxWidth="280px" px="1.5" py="1" textStyle="grid" color="fg.error">
      {t('The calendar did not load. Type the day instead.')}
    </Text>
  );
}

/** Has the size of a month, so that the panel does not move when the calendar has loaded. */
function Placeholder() {
  const { t } = useTexts();
  return (
    <Box width="292px" height="378px" px="1.5" pt="8" role="status" aria-busy="true">
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <Skeleton width="120px" height="14px" mb="11" />
      <Skeleton height="228px" />
    </Box>
  );
}

type Props = {
  readonly end: keyof DayRange;
  readonly value: DayRange;
  readonly change: (value: DayRange) => void;
  readonly timeZone: string;
};

/** A button that opens a calendar to choose the first or last day of a period. */
export function DayPopover(props: Props) {
  const { t } = useTexts();
  return (
    <Popover
      label={t(props.end === 'dateFrom' ? 'Choose the first day' : 'Choose the last day')}
      first=".rdp-root td > [tabindex='0']"
      trigger={<CalendarDays size={16} aria-hidden />}
    >
      {(close) => (
        <Suspense fallback={<Placeholder />}>
          <DayCalendar {...props} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
