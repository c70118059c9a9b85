import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Text } from '@chakra-ui/react/text';
import { payoutStatusFilters, timeZoneOf } from '@daftar/domain';
import { RotateCcw, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState, useOpenedAt } from '../../kit/bindings/use-list-state.ts';
import { PeriodCell } from '../../kit/cells/period-cell.tsx';
import { daysProblem } from '../../kit/fields/days-problem.ts';
import { Picker } from '../../kit/fields/picker.tsx';
import { FoldedSearch } from '../../kit/parts/folded-search.tsx';
import { PeriodPicker } from '../../kit/parts/period-picker.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { payoutCountry, payoutDays } from './payout-queries.ts';
import { PayoutSummary } from './payout-summary.tsx';

type Draft = {
  readonly q: string;
  readonly status: string;
  readonly dateFrom: string;
  readonly dateTo: string;
};

const sameDraft = (a: Draft, b: Draft) =>
  a.q === b.q && a.status === b.status && a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;

/** Holds the search while the user edits it. Resets it when the search in the URL changes or a saved view is opened. */
function useDraft(applied: Draft) {
  const openedAt = useOpenedAt();
  const [draft, setDraft] = useState(applied);
  const [last, setLast] = useState({ applied, openedAt });
  if (!sameDraft(applied, last.applied) || openedAt !== last.openedAt) {
    setLast({ applied, openedAt });
    setDraft(applied);
  }
  return [draft, setDraft] as const;
}

/** The search form of payout requests; it applies when Search is pressed. */
export function PayoutHeader() {
  const { t, say, word } = useTexts();
  const { search, change } = useListState<'/loan-requests'>();
  const { q = '', status = '' } = search;
  const days = payoutDays({
    ...(search.dateFrom && { dateFrom: search.dateFrom }),
    ...(search.dateTo && { dateTo: search.dateTo }),
  });
  const applied: Draft = { q, status: status || 'All', ...days };
  const [draft, setDraft] = useDraft(applied);
  const problem = daysProblem(draft);
  const isStale = !sameDraft({ ...draft, q: draft.q.trim() }, applied);
  const apply = () => {
    if (problem) return;
    const { dateFrom, dateTo } = draft;
    change({
      q: draft.q.trim() || undefined,
      status: draft.status === 'All' ? undefined : draft.status,
      ...(dateFrom === days.dateFrom && dateTo === days.dateTo ? {} : { dateFrom, dateTo }),
    });
  };
  const submit = (fold: () => void) => (event: FormEvent) => {
    event.preventDefault();
    apply();
    if (!problem) fold();
  };
  const names = ['q', 'status', 'dateFrom', 'dateTo', 'userTypeId', 'currency'] as const;
  const reset = () => change(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <FoldedSearch
      summary={
        <>
          <PeriodCell from={days.dateFrom} to={days.dateTo} />
          {` · ${word(applied.status)}${q && ` · ${q}`}`}
        </>
      }
      isStale={isStale}
    >
      {(fold) => (
        <form onSubmit={submit(fold)} style={{ display: 'contents' }}>
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
          <Picker
            width="132px"
            aria-label={t('Status')}
            value={draft.status}
            onChange={(event) => setDraft({ ...draft, status: event.target.value })}
          >
            {payoutStatusFilters.map((option) => (
              <option key={option} value={option}>
                {word(option)}
              </option>
            ))}
          </Picker>
          <PeriodPicker
            value={draft}
            change={({ dateFrom, dateTo }) => setDraft({ ...draft, dateFrom, dateTo })}
            timeZone={timeZoneOf(payoutCountry)}
            action="Search"
            apply={apply}
          >
            <ZoneNote country={payoutCountry} dateFrom={draft.dateFrom} dateTo={draft.dateTo} />
          </PeriodPicker>
          <Button type="submit" variant="solid" aria-describedby="payout-search-state">
            <Search size={15} aria-hidden />
            {t('Search')}
          </Button>
          <Button onClick={reset}>
            <RotateCcw size={15} aria-hidden />
            {t('Reset')}
          </Button>
          <PayoutSummary />
          <Text
            as="span"
            id="payout-search-state"
            role="status"
            textStyle="xs"
            color={problem ? 'red.fg' : 'fg.muted'}
          >
            {problem ? say(problem) : isStale && t('Press Search to apply')}
          </Text>
        </form>
      )}
    </FoldedSearch>
  );
}
