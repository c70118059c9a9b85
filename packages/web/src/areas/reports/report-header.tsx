import { Button } from '@chakra-ui/react/button';
import { countries, countryOf } from '@daftar/domain';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenedAt } from '../../kit/bindings/use-list-state.ts';
import { DayRange } from '../../kit/fields/day-range.tsx';
import { daysProblem } from '../../kit/fields/days-problem.ts';
import { FieldFrame } from '../../kit/fields/field-frame.tsx';
import { Picker } from '../../kit/fields/picker.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { FlagPicker } from './flag-picker.tsx';
import { searchInCountry } from './search-in-country.ts';
import { useReportCurrencies } from './use-report-currencies.ts';
import type { ReportSearch } from './use-report-search.ts';
import './reports.css';

type Props = { search: ReportSearch; setSearch: (next: ReportSearch) => void; flags?: boolean };
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

/** State of the header before Search: resets to the URL's search when that changes or a saved view is opened. */
function useDraftSearch(search: ReportSearch) {
  const openedAt = useOpenedAt();
  const [draft, setDraft] = useState(search);
  const [applied, setApplied] = useState({ search, openedAt });
  if (!same(search, applied.search) || (openedAt !== undefined && openedAt !== applied.openedAt)) {
    setApplied({ search, openedAt });
    setDraft(search);
  }
  return [draft, setDraft] as const;
}

type CountryFieldProps = { flags: boolean; country: string; changeCountry: (country: string) => void };

/** Selects the country, with flags in reports for which the specification asks for them. */
function CountryField({ flags, country, changeCountry }: CountryFieldProps) {
  if (flags) return <FlagPicker value={country} change={changeCountry} />;
  const names = countries.map(({ name }) => name);
  return <Select name="country" label="Country" value={country} options={names} change={changeCountry} />;
}

/** Form for the report's currency, country and period; applies nothing before Search is pressed. */
export function ReportHeader({ search, setSearch, flags = false }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useDraftSearch(search);
  const set = (next: Partial<ReportSearch>) => setDraft({ ...draft, ...next });
  const changeCountry = (country: string) => setDraft(searchInCountry(country, draft, new Date()));
  const currencies = useReportCurrencies(draft.currency);
  const problem = daysProblem(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) setSearch(draft);
  };
  return (
    <form className="report-header no-print" onSubmit={submit}>
      <Select
        name="currency"
        label="Currency"
        value={draft.currency}
        options={currencies}
        change={(currency) => set({ currency })}
      />
      <CountryField flags={flags} country={draft.country} changeCountry={changeCountry} />
      <div className="report-days">
        <DayRange
          value={draft}
          change={set}
          timeZone={countryOf(draft.country)?.timeZone}
          errors={{ dateTo: problem }}
        />
        <ZoneNote {...draft} />
      </div>
      <Button type="submit" variant="solid">
        <Search size={15} aria-hidden />
        {t('Search')}
      </Button>
    </form>
  );
}
