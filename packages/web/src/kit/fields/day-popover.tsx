import { Text } from '@chakra-ui/react/text';
import type { DayRange } from '@daftar/domain';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Popover } from '../parts/popover.tsx';

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
    <Text px="1.5" textStyle="grid" color="fg.error">
      {t('The calendar did not load. Type the day instead.')}
    </Text>
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
  const placeholder = (
    <div className="day-calendar coming" role="status" aria-busy="true">
      <span className="visually-hidden">{t('Loading')}</span>
    </div>
  );
  return (
    <Popover
      label={t(props.end === 'dateFrom' ? 'Choose the first day' : 'Choose the last day')}
      className="icon-button"
      first=".day-calendar td > [tabindex='0']"
      trigger={<CalendarDays size={16} aria-hidden />}
    >
      {(close) => (
        <Suspense fallback={placeholder}>
          <DayCalendar {...props} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
