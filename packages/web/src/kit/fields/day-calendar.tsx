import type { DayRange } from '@daftar/domain';
import { businessDay, isDay } from '@daftar/domain';
import { useMemo, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { PeriodCell } from '../cells/period-cell.tsx';
import { calendarWords, weekStarts } from './calendar-words.ts';
import { MonthArrow } from './month-arrow.tsx';
import { dayIn, noonOf } from './noon-days.ts';
import { pickDay } from './pick-day.ts';
import './day-calendar.css';

type Props = {
  /** The end of the period that is asked for first. */
  readonly end: keyof DayRange;
  readonly value: DayRange;
  readonly change: (value: DayRange) => void;
  /** Where today is. */
  readonly timeZone: string;
  readonly close: () => void;
};

const components = { Chevron: MonthArrow };
const classNames = { preview: 'day-preview' };

/** The days that the one under the pointer or the focus would add, while the last one is asked for. */
function previewOf({ dateFrom, dateTo }: DayRange, pointed: string | undefined) {
  const [from, to] = [noonOf(dateTo) ?? noonOf(dateFrom), noonOf(pointed ?? '')];
  return from && to && from < to ? { from, to } : undefined;
}

/** A month to choose a period's days from: the first, then the last. The arrow keys walk through it. */
export function DayCalendar({ end, value, change, timeZone, close }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const words = useMemo(() => calendarWords(texts), [texts]);
  const [asked, setAsked] = useState(end);
  const [pointed, setPointed] = useState<string>();
  const today = businessDay(new Date(), timeZone);
  const { dateFrom, dateTo } = value;
  const start = noonOf(value[end]) ?? noonOf(dateTo) ?? noonOf(dateFrom) ?? noonOf(today);
  const [opened] = useState(start);
  const pick = (date: Date) => {
    const picked = pickDay(value, asked, dayIn(date));
    change(picked.value);
    if (picked.done) return close();
    setAsked('dateTo');
  };
  const point = (date: Date) => setPointed(dayIn(date));
  return (
    <div className="day-calendar">
      <p className="day-asked" aria-live="polite">
        {t(asked === 'dateFrom' ? 'Choose the first day' : 'Choose the last day')}
      </p>
      <DayPicker
        {...{ ...words, components }}
        mode="range"
        required
        autoFocus
        fixedWeeks
        showOutsideDays
        lang={language}
        dir={language === 'en' ? 'ltr' : 'rtl'}
        weekStartsOn={weekStarts[language]}
        defaultMonth={opened}
        today={noonOf(today)}
        selected={{ from: noonOf(dateFrom), to: noonOf(dateTo) }}
        modifiers={{
          // The keyboard begins at the day that is asked for; where it went since is the library's.
          focused: pointed === undefined ? opened : undefined,
          preview: asked === 'dateTo' ? previewOf(value, pointed) : undefined,
        }}
        modifiersClassNames={classNames}
        onSelect={(_range, date) => pick(date)}
        onDayFocus={point}
        onDayMouseEnter={point}
      />
      <div className="day-chosen">
        <span>{isDay(dateFrom) && isDay(dateTo) && <PeriodCell from={dateFrom} to={dateTo} />}</span>
        <Button size="sm" onClick={close}>
          {t('Done')}
        </Button>
      </div>
    </div>
  );
}
