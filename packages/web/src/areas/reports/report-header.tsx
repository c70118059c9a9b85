import { Box } from '@chakra-ui/react/box';
import { type Currency, countries, isCurrency, reportCurrenciesWith, timeZoneOf } from '@daftar/domain';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { ApplySearch } from '../../kit/lists/filters/apply-search.tsx';
import { FoldedSearch } from '../../kit/lists/filters/folded-search.tsx';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { Choice } from './choice.tsx';
import { CountryPicker } from './country-picker.tsx';
import { searchInCountry, searchInCurrency } from './search-in-country.ts';
import { type ReportSearch, sameSearch } from './use-report-search.ts';

/** Returns the specification's five currencies, then those of the caller's transactions and the searched one. */
function useReportCurrencies(searched: string): readonly Currency[] {
  const { usedCurrencies } = useSession();
  return reportCurrenciesWith([...usedCurrencies, searched].filter(isCurrency));
}

type Props = {
  readonly search: ReportSearch;
  readonly setSearch: (next: ReportSearch) => void;
  /** The search while the user edits it; it applies when Search is pressed. */
  readonly draft: ReportSearch;
  readonly setDraft: (next: ReportSearch) => void;
  /** Whether the country select shows country flags: the specification wants them on the transaction report only. */
  readonly countryFlags: boolean;
};

/** The report's currency and country. */
function Place({ draft, setDraft, countryFlags }: Pick<Props, 'draft' | 'setDraft' | 'countryFlags'>) {
  const currencies = useReportCurrencies(draft.currency);
  const Country = countryFlags ? CountryPicker : Choice;
  return (
    <>
      <Box width="92px">
        <Choice
          name="currency"
          label="Currency"
          value={draft.currency}
          options={currencies}
          change={(currency) => setDraft(searchInCurrency(currency, draft, new Date()))}
        />
      </Box>
      <Box width="176px">
        <Country
          name="country"
          label="Country"
          value={draft.country}
          options={countries.map(({ name }) => name)}
          change={(country) => setDraft(searchInCountry(country, draft, new Date()))}
        />
      </Box>
    </>
  );
}

/** The report's currency, country and period, and the button that applies them. */
export function ReportHeader({ search, setSearch, draft, setDraft, countryFlags }: Props) {
  const { word } = useTexts();
  const problem = daysProblem(draft);
  const isStale = !sameSearch(draft, search);
  const apply = (next: ReportSearch) => {
    if (!daysProblem(next)) setSearch(next);
  };
  return (
    <FoldedSearch
      summary={
        <>
          <PeriodCell from={search.dateFrom} to={search.dateTo} />
          {`${FACT_SEPARATOR}${search.currency}${FACT_SEPARATOR}${word(search.country)}`}
        </>
      }
      isStale={isStale}
    >
      {(fold) => (
        <>
          <Place {...{ draft, setDraft, countryFlags }} />
          <PeriodPicker
            value={draft}
            change={(days) => setDraft({ ...draft, ...days })}
            timeZone={timeZoneOf(draft.country)}
            action="Search"
            apply={(days) => apply({ ...draft, ...days })}
            hint={<ZoneNote {...draft} />}
          />
          <ApplySearch
            {...{ problem, isStale }}
            apply={() => {
              apply(draft);
              if (!problem) fold();
            }}
          />
        </>
      )}
    </FoldedSearch>
  );
}
