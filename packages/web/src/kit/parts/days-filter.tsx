import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { zoneText } from '../../i18n/zone-text.ts';
import { Button } from '../../ui/controls.tsx';
import { isSet } from '../bindings/filter-names.ts';
import type { FilterProps } from '../bindings/split-filters.ts';
import { useListState } from '../bindings/use-list-state.ts';
import { PeriodCell } from '../cells/period-cell.tsx';
import { dayPresets } from '../fields/day-presets.ts';
import { DayRange } from '../fields/day-range.tsx';
import { daysProblem } from '../fields/days-problem.ts';
import { FilterChip } from './filters.tsx';
import { Popover } from './popover.tsx';
import { ZoneNote } from './zone-note.tsx';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Two days, or the one that there is. */
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
  /** Whose days they are; '' where every row has those of its own country. */
  country: string;
  ask: (range: RangeProps['value']) => void;
};

function Range({ value, country, ask }: RangeProps) {
  const { t, digits, language } = useTexts();
  const timeZone = zoneOf(country);
  const [typed, setTyped] = useState(value);
  // One day alone is a range, too: it is open at its other end.
  const problem = typed.dateFrom && typed.dateTo ? daysProblem(typed) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) ask(typed);
  };
  return (
    <form className="panel-form days" onSubmit={submit}>
      <DayRange value={typed} change={setTyped} timeZone={timeZone} errors={{ dateTo: problem }} />
      {country ? (
        <ZoneNote country={country} {...typed} />
      ) : (
        <p className="field-hint">
          {t('Every row has the days of its own country; today is that of {{zone}}.', {
            zone: digits(zoneText(timeZone, language, [new Date()])),
          })}
        </p>
      )}
      <div className="panel-buttons">
        <Button type="submit" size="sm" variant="solid" disabled={problem !== undefined}>
          {t('Search')}
        </Button>
      </div>
    </form>
  );
}

/** Narrows a list to a range of days, kept as `dateFrom` and `dateTo`; name it 'days'. */
export function DaysFilter(props: FilterProps) {
  const { t, foreign } = useTexts();
  const { search, change } = useListState();
  const value = { dateFrom: textOf(search.dateFrom), dateTo: textOf(search.dateTo) };
  const country = textOf(search.country);
  const preset = dayPresets(new Date(), zoneOf(country)).find(
    ({ dateFrom, dateTo }) => dateFrom === value.dateFrom && dateTo === value.dateTo,
  );
  const set = isSet(search, props.name);
  // Days stand in the words of the language: written with hyphens, they turn round among words from right to left.
  const words = preset ? foreign(preset.label) : <Days {...value} />;
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
