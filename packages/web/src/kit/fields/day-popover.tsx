import type { DayRange } from '@daftar/domain';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Popover } from '../parts/popover.tsx';

/** The calendar and its library come with the first that is opened; where they do not come, days are typed. */
const DayCalendar = lazy(async () => {
  try {
    return { default: (await import('./day-calendar.tsx')).DayCalendar };
  } catch {
    return { default: NoCalendar };
  }
});

function NoCalendar() {
  const { t } = useTexts();
  return <p className="panel-problem">{t('The calendar did not load. Type the day instead.')}</p>;
}

type Props = {
  readonly end: keyof DayRange;
  readonly value: DayRange;
  readonly change: (value: DayRange) => void;
  readonly timeZone: string;
};

/** A button that opens the calendar of a period, to choose its first or its last day. */
export function DayPopover(props: Props) {
  const { t } = useTexts();
  const coming = (
    <div className="day-calendar coming" role="status" aria-busy="true">
      <span className="visually-hidden">{t('Loading')}</span>
    </div>
  );
  return (
    <Popover
      label={t(props.end === 'dateFrom' ? 'Choose the first day' : 'Choose the last day')}
      className="icon-button day-open"
      first=".day-calendar td > [tabindex='0']"
      trigger={<CalendarDays size={16} aria-hidden />}
    >
      {(close) => (
        <Suspense fallback={coming}>
          <DayCalendar {...props} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
