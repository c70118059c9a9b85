import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { zoneOf } from '../../../i18n/home-zone.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { zoneText } from '../../../i18n/zone-text.ts';
import { dayPresets } from '../../forms/fields/day-presets.ts';
import { DayRange } from '../../forms/fields/day-range.tsx';
import { daysProblem } from '../../forms/fields/days-problem.ts';
import { PeriodCell } from '../../ui/cells/period-cell.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ZoneNote } from '../../ui/parts/zone-note.tsx';
import { isSet } from '../state/filter-names.ts';
import type { Filter } from '../state/filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { FilterChip } from './select.tsx';

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

type Props = { readonly of: Omit<Filter, 'show'>; readonly added: number | undefined };

function DaysFilter({ of, added }: Props) {
  const { t, word } = useTexts();
  const { search, change } = useListState();
  const value = { dateFrom: textOf(search.dateFrom), dateTo: textOf(search.dateTo) };
  const country = textOf(search.country);
  const preset = dayPresets(new Date(), zoneOf(country)).find(
    ({ dateFrom, dateTo }) => dateFrom === value.dateFrom && dateTo === value.dateTo,
  );
  const set = isSet(search, of.name);
  // Dates use month names, because dates with hyphens are reordered inside right-to-left text.
  const words = preset ? word(preset.label) : <Days {...value} />;
  return (
    <FilterChip {...{ of, added, set }}>
      <Popover
        label={t(of.label)}
        className="chip-button"
        iconOnly={false}
        trigger={
          <>
            <CalendarDays size={14} aria-hidden />
            <span>{t(of.label)}</span> <span>{set ? words : t('All')}</span>
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

/** Returns a filter for a range of days, stored in the URL as `dateFrom` and `dateTo`. */
export function days(label: Text): Filter<'days'> {
  const of = { name: 'days', label } as const;
  return { ...of, show: (added) => <DaysFilter {...{ of, added }} /> };
}
