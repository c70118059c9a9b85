import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { zoneOf } from '../../../i18n/home-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { zoneText } from '../../../i18n/zone-text.ts';
import { dayPresets } from '../../forms/fields/day-presets.ts';
import { DayRange } from '../../forms/fields/day-range.tsx';
import { daysProblem } from '../../forms/fields/days-problem.ts';
import { PeriodCell } from '../../ui/cells/period-cell.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ZoneNote } from '../../ui/parts/zone-note.tsx';
import { isSet } from '../state/filter-names.ts';
import type { FilterName, RoutePath } from '../state/route-search.ts';
import type { FilterProps } from '../state/split-filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { FilterChip } from './filters.tsx';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The text of a date range; one end may be open. */
function Days({ dateFrom, dateTo }: RangeProps['value']) {
  if (dateFrom && dateTo) return <PeriodCell from={dateFrom} to={dateTo} />;
  const day = dateFrom || dateTo;
  return (
    <>
      {dateFrom ? '' : '… – '}
      <PeriodCell from={day} to={day} />
      {dateTo ? '' : ' – …'}
    </>
  );
}

type RangeProps = {
  value: { dateFrom: string; dateTo: string };
  /** The country whose time zone the dates use; '' when each row uses its own country's. */
  country: string;
  ask: (range: RangeProps['value']) => void;
};

function Range({ value, country, ask }: RangeProps) {
  const { t, digits, language } = useTexts();
  const timeZone = zoneOf(country);
  const [typed, setTyped] = useState(value);
  // A range with only one date is open at the other end, so it has no error.
  const problem = typed.dateFrom && typed.dateTo ? daysProblem(typed) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) ask(typed);
  };
  return (
    <Stack as="form" gap="2" p="1.5" width="min(340px, calc(100vw - 40px))" onSubmit={submit}>
      <DayRange
        {...{ timeZone, value: typed, change: setTyped }}
        choose={ask}
        errors={{ dateTo: problem }}
        hint={
          country ? (
            <ZoneNote country={country} {...typed} />
          ) : (
            t('Each row uses its own country’s time zone. Presets use {{zone}}.', {
              zone: digits(zoneText(timeZone, language, [new Date()])),
            })
          )
        }
      />
      <Flex justify="end">
        <Button type="submit" size="xs" variant="solid" disabled={problem !== undefined}>
          {t('Search')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** A date-range filter in the list at `Path`, stored in the URL as `dateFrom` and `dateTo`. */
export function DaysFilter<Path extends RoutePath = never>(
  props: FilterProps<Extract<FilterName<Path>, 'days'>>,
) {
  const { t, word } = useTexts();
  const { search, change } = useListState();
  const value = { dateFrom: textOf(search.dateFrom), dateTo: textOf(search.dateTo) };
  const country = textOf(search.country);
  const preset = dayPresets(new Date(), zoneOf(country)).find(
    ({ dateFrom, dateTo }) => dateFrom === value.dateFrom && dateTo === value.dateTo,
  );
  const set = isSet(search, props.name);
  // Dates use month names, because dates with hyphens are reordered inside right-to-left text.
  const words = preset ? word(preset.label) : <Days {...value} />;
  return (
    <FilterChip {...props} set={set}>
      <Popover
        label={t(props.label)}
        className="chip-button"
        iconOnly={false}
        trigger={
          <>
            <CalendarDays size={14} aria-hidden />
            <span>{t(props.label)}</span> <span>{set ? words : t('All')}</span>
          </>
        }
      >
        {(close) => (
          <Range
            value={value}
            country={country}
            ask={({ dateFrom, dateTo }) => {
              change({ dateFrom: dateFrom || undefined, dateTo: dateTo || undefined });
              close();
            }}
          />
        )}
      </Popover>
    </FilterChip>
  );
}
