import { countries, countryOf } from '@daftar/domain';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenedAt } from '../../kit/bindings/use-list-state.ts';
import { DayRange } from '../../kit/fields/day-range.tsx';
import { daysProblem } from '../../kit/fields/days-problem.ts';
import { FieldFrame } from '../../kit/fields/field-frame.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { Button, Picker } from '../../ui/controls.tsx';
import { askedIn } from './asked-in.ts';
import { FlagPicker } from './flag-picker.tsx';
import { useReportCurrencies } from './report-currencies.ts';
import type { ReportSearch } from './use-report-search.ts';
import './reports.css';

type Props = { asked: ReportSearch; ask: (next: ReportSearch) => void; flags?: boolean };
type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: readonly string[];
  change: (value: string) => void;
};

function Select({ name, label, value, options, change }: SelectProps) {
  const { foreign } = useTexts();
  return (
    <FieldFrame name={name} label={label}>
      {(control) => (
        <Picker {...control} value={value} onChange={(event) => change(event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {foreign(option)}
            </option>
          ))}
        </Picker>
      )}
    </FieldFrame>
  );
}

const names = ['dateFrom', 'dateTo', 'country', 'currency'] as const;
const same = (a: ReportSearch, b: ReportSearch) => names.every((name) => a[name] === b[name]);

/** What is typed: begins with what the address asks for, again whenever that changes, and when a saved view opens. */
function useTyped(asked: ReportSearch) {
  const openedAt = useOpenedAt();
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState({ asked, openedAt });
  if (!same(asked, seen.asked) || (openedAt !== undefined && openedAt !== seen.openedAt)) {
    setSeen({ asked, openedAt });
    setTyped(asked);
  }
  return [typed, setTyped] as const;
}

type PlaceProps = { flags: boolean; country: string; goTo: (country: string) => void };

/** Which country: by its flag where the document says so. */
function Place({ flags, country, goTo }: PlaceProps) {
  if (flags) return <FlagPicker value={country} change={goTo} />;
  const names = countries.map(({ name }) => name);
  return <Select name="country" label="Country" value={country} options={names} change={goTo} />;
}

/** What a report is asked for; nothing happens before Search. */
export function ReportHeader({ asked, ask, flags = false }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useTyped(asked);
  const set = (next: Partial<ReportSearch>) => setTyped({ ...typed, ...next });
  const goTo = (country: string) => setTyped(askedIn(country, typed, new Date()));
  const currencies = useReportCurrencies(typed.currency);
  const problem = daysProblem(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) ask(typed);
  };
  return (
    <form className="report-header no-print" onSubmit={submit}>
      <Select
        name="currency"
        label="Currency"
        value={typed.currency}
        options={currencies}
        change={(currency) => set({ currency })}
      />
      <Place flags={flags} country={typed.country} goTo={goTo} />
      <div className="report-days">
        <DayRange
          value={typed}
          change={set}
          timeZone={countryOf(typed.country)?.timeZone}
          errors={{ dateTo: problem }}
        />
        <ZoneNote {...typed} />
      </div>
      <Button type="submit" variant="solid">
        <Search size={15} aria-hidden />
        {t('Search')}
      </Button>
    </form>
  );
}
