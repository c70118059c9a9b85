import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Text } from '@chakra-ui/react/text';
import { payoutStatusFilters, timeZoneOf } from '@daftar/domain';
import { RotateCcw, Search, Sigma } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { ApplySearch } from '../../kit/lists/filters/apply-search.tsx';
import { Chip } from '../../kit/lists/filters/chip.tsx';
import { ChipSelect } from '../../kit/lists/filters/chip-select.tsx';
import { FoldedSearch } from '../../kit/lists/filters/folded-search.tsx';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';
import { filtersOf, listQuery } from '../../kit/lists/state/list-search.ts';
import { useListState, useOpenedAt } from '../../kit/lists/state/use-list-state.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../../kit/ui/overlays/use-trigger.ts';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { payoutCountry, payoutDays } from './payout-days.ts';

/** The search of payout requests as the form writes it. */
type PayoutSearch = {
  readonly q: string;
  readonly status: string;
  readonly dateFrom: string;
  readonly dateTo: string;
};

const sameDraft = (a: PayoutSearch, b: PayoutSearch) =>
  a.q === b.q && a.status === b.status && a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;

/** Holds the search while the user edits it. Resets it when the search in the URL changes or a saved view is opened. */
function useDraft(applied: PayoutSearch) {
  const openedAt = useOpenedAt();
  const [draft, setDraft] = useState(applied);
  const [last, setLast] = useState({ applied, openedAt });
  if (!sameDraft(applied, last.applied) || openedAt !== last.openedAt) {
    setLast({ applied, openedAt });
    setDraft(applied);
  }
  return [draft, setDraft] as const;
}

/** Returns the search of payout requests: what applies (in the URL), what the user edits, and how to apply or reset it. */
function usePayoutSearch() {
  const { search, change } = useListState<'/loan-requests'>();
  const { q = '', status = '' } = search;
  const days = payoutDays({
    ...(search.dateFrom && { dateFrom: search.dateFrom }),
    ...(search.dateTo && { dateTo: search.dateTo }),
  });
  const applied: PayoutSearch = { q, status: status || 'All', ...days };
  const [draft, setDraft] = useDraft(applied);
  const problem = daysProblem(draft);
  const isStale = !sameDraft({ ...draft, q: draft.q.trim() }, applied);
  const apply = ({ q: text, status: chosen, dateFrom, dateTo }: PayoutSearch) => {
    if (daysProblem({ dateFrom, dateTo })) return;
    change({
      q: text.trim() || undefined,
      status: chosen === 'All' ? undefined : chosen,
      ...(dateFrom === days.dateFrom && dateTo === days.dateTo ? {} : { dateFrom, dateTo }),
    });
  };
  const names = ['q', 'status', 'dateFrom', 'dateTo', 'userTypeId', 'currency'] as const;
  const reset = () => change(Object.fromEntries(names.map((name) => [name, undefined])));
  return { days, applied, draft, setDraft, problem, isStale, apply, reset };
}

const LazySummary = lazyOverlay(async () => (await import('./payout-summary-view.tsx')).PayoutSummaryView);

/** The button that opens the summary of the payouts that match the search. */
function PayoutSummary() {
  const { t } = useTexts();
  const { search } = useListState<'/loan-requests'>();
  const { trigger, root } = useTrigger(LazySummary, 'dialog');
  const { payout: _payout, ...query } = filtersOf(listQuery(search));
  return (
    <>
      <Button {...trigger}>
        <Sigma size={15} aria-hidden />
        {t('Summary')}
      </Button>
      <LazySummary {...root} query={query} />
    </>
  );
}

type FilterProps = {
  readonly draft: PayoutSearch;
  readonly setDraft: (next: PayoutSearch) => void;
  readonly apply: (next: PayoutSearch) => void;
};

/** The text applies when Search is pressed. The status applies at once, as the filters below do. */
function TextAndStatus({ draft, setDraft, apply }: FilterProps) {
  const { t, word } = useTexts();
  return (
    <>
      <InputGroup
        flex={{ base: '1 1 160px', md: 'none' }}
        width={{ md: '280px' }}
        startElement={<Search size={15} aria-hidden />}
      >
        <Input
          type="search"
          aria-label={t('Search text')}
          placeholder={t('Reference, name, number, email')}
          value={draft.q}
          onChange={(event) => setDraft({ ...draft, q: event.target.value })}
        />
      </InputGroup>
      <Chip height="9" paddingInline="3" borderRadius="l2" borderStyle="solid" borderColor="border.control">
        <label>
          <Text as="span" color="fg.muted">
            {t('Status')}
          </Text>
          <ChipSelect
            aria-label={t('Status')}
            value={draft.status}
            onChange={({ target }) => apply({ ...draft, status: target.value })}
          >
            {payoutStatusFilters.map((option) => (
              <option key={option} value={option}>
                {word(option)}
              </option>
            ))}
          </ChipSelect>
        </label>
      </Chip>
    </>
  );
}

/** The search form of payout requests; text and days apply when Search is pressed. */
export function PayoutHeader() {
  const { t, word } = useTexts();
  const { days, applied, draft, setDraft, problem, isStale, apply, reset } = usePayoutSearch();
  const submit = (fold: () => void) => (event: FormEvent) => {
    event.preventDefault();
    apply(draft);
    if (!problem) fold();
  };
  return (
    <FoldedSearch
      summary={
        <>
          <PeriodCell from={days.dateFrom} to={days.dateTo} />
          {applied.status !== 'All' && `${FACT_SEPARATOR}${word(applied.status)}`}
          {applied.q && `${FACT_SEPARATOR}${applied.q}`}
        </>
      }
      isStale={isStale}
    >
      {(fold) => (
        <form onSubmit={submit(fold)} style={{ display: 'contents' }}>
          <TextAndStatus {...{ draft, setDraft, apply }} />
          <PeriodPicker
            value={draft}
            change={({ dateFrom, dateTo }) => setDraft({ ...draft, dateFrom, dateTo })}
            timeZone={timeZoneOf(payoutCountry)}
            action="Search"
            apply={({ dateFrom, dateTo }) => apply({ ...draft, dateFrom, dateTo })}
            hint={<ZoneNote country={payoutCountry} dateFrom={draft.dateFrom} dateTo={draft.dateTo} />}
          />
          <ApplySearch {...{ problem, isStale }}>
            <Button onClick={reset}>
              <RotateCcw size={15} aria-hidden />
              {t('Reset')}
            </Button>
            <PayoutSummary />
          </ApplySearch>
        </form>
      )}
    </FoldedSearch>
  );
}
