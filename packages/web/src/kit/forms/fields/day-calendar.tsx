import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { DayRange } from '@daftar/domain';
import { businessDay, isDay } from '@daftar/domain';
import { useMemo, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dateLocales } from '../../ui/cells/date-locales.ts';
import { PeriodCell } from '../../ui/cells/period-cell.tsx';
import { calendarWords } from './calendar-words.ts';
import { dayCalendarStyles } from './day-calendar-styles.ts';
import { toIsoDay, toLocalNoon } from './local-noon.ts';
import { MonthArrow } from './month-arrow.tsx';
import { MonthButton } from './month-button.tsx';
import { pickDay } from './pick-day.ts';

type Props = {
  /** Which end of the period to choose first. */
  readonly end: keyof DayRange;
  readonly value: DayRange;
  readonly change: (value: DayRange) => void;
  /** The time zone that decides which day is today. */
  readonly timeZone: string;
  readonly close: () => void;
};

const components = { Chevron: MonthArrow, PreviousMonthButton: MonthButton, NextMonthButton: MonthButton };
const classNames = { preview: 'rdp-preview' };

/** Returns the days to preview: those that the period would gain if the hovered or focused day became its last day. */
function previewOf({ dateFrom, dateTo }: DayRange, pointed: string | undefined) {
  const [from, to] = [toLocalNoon(dateTo) ?? toLocalNoon(dateFrom), toLocalNoon(pointed ?? '')];
  return from && to && from < to ? { from, to } : undefined;
}

/** A calendar to choose a period's first day, then its last. Arrow keys move between days. */
export function DayCalendar({ end, value, change, timeZone, close }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const words = useMemo(() => calendarWords(texts), [texts]);
  const [asked, setAsked] = useState(end);
  const [pointed, setPointed] = useState<string>();
  const today = businessDay(new Date(), timeZone);
  const { dateFrom, dateTo } = value;
  const start = toLocalNoon(value[end]) ?? toLocalNoon(dateTo) ?? toLocalNoon(dateFrom) ?? toLocalNoon(today);
  const [opened] = useState(start);
  const pick = (date: Date) => {
    const picked = pickDay(value, asked, toIsoDay(date));
    change(picked.value);
    if (picked.done) return close();
    setAsked('dateTo');
  };
  const point = (date: Date) => setPointed(toIsoDay(date));
  return (
    <Box css={dayCalendarStyles}>
      <Text textStyle="xs" color="fg.muted" aria-live="polite">
        {t(asked === 'dateFrom' ? 'Choose the first day' : 'Choose the last day')}
      </Text>
      <DayPicker
        {...{ ...words, components }}
        mode="range"
        required
        autoFocus
        fixedWeeks
        showOutsideDays
        lang={language}
        dir={language === 'en' ? 'ltr' : 'rtl'}
        locale={dateLocales[language]}
        defaultMonth={opened}
        today={toLocalNoon(today)}
        selected={{ from: toLocalNoon(dateFrom), to: toLocalNoon(dateTo) }}
        modifiers={{
          // Sets the initial focus; after that the library tracks the focused day.
          focused: pointed === undefined ? opened : undefined,
          preview: asked === 'dateTo' ? previewOf(value, pointed) : undefined,
        }}
        modifiersClassNames={classNames}
        onSelect={(_range, date) => pick(date)}
        onDayFocus={point}
        onDayMouseEnter={point}
      />
      <Flex align="center" justify="space-between" gap="3" mt="2" pt="2.5" borderTopWidth="1px">
        <span>{isDay(dateFrom) && isDay(dateTo) && <PeriodCell from={dateFrom} to={dateTo} />}</span>
        <Button size="xs" onClick={close}>
          {t('Done')}
        </Button>
      </Flex>
    </Box>
  );
}
