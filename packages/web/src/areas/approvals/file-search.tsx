import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { RotateCcw, Search } from 'lucide-react';
import { useState } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { ApplySearch } from '../../kit/lists/filters/apply-search.tsx';
import { FoldedSearch } from '../../kit/lists/filters/folded-search.tsx';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';
import { useListState, useOpenedAt } from '../../kit/lists/state/use-list-state.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { fileDays } from './file-days.ts';

const nothing = { q: undefined, dateFrom: undefined, dateTo: undefined };

/** Holds the search while the user edits it. Resets it when the search in the URL changes or a saved view is opened. */
function useDraft() {
  const { search } = useListState<'/file-records'>();
  const applied = { q: search.q ?? '', ...fileDays(search) };
  const asked = `${JSON.stringify(applied)} ${useOpenedAt()}`;
  const [state, setState] = useState({ asked, draft: applied });
  const draft = state.asked === asked ? state.draft : applied;
  return [
    draft,
    (changes: Partial<typeof draft>) => setState({ asked, draft: { ...draft, ...changes } }),
    applied,
  ] as const;
}

/** The search form of the approval files; it applies when Search is pressed. */
export function FileSearch() {
  const { t } = useTexts();
  const { change } = useListState<'/file-records'>();
  const [draft, setDraft, applied] = useDraft();
  const isStale = JSON.stringify({ ...draft, q: draft.q.trim() }) !== JSON.stringify(applied);
  const problem = daysProblem(draft);
  const apply = (next: typeof draft) => {
    if (!daysProblem(next)) change({ ...next, q: next.q.trim() || undefined });
  };
  return (
    <FoldedSearch
      summary={
        <>
          <PeriodCell from={applied.dateFrom} to={applied.dateTo} />
          {applied.q && ` · ${applied.q}`}
        </>
      }
      isStale={isStale}
    >
      {(fold) => (
        <form
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            apply(draft);
            if (!problem) fold();
          }}
        >
          <InputGroup width={{ base: 'full', md: '280px' }} startElement={<Search size={15} aria-hidden />}>
            <Input
              type="search"
              aria-label={t('Search text')}
              placeholder={t('File or user')}
              value={draft.q}
              onChange={(event) => setDraft({ q: event.target.value })}
            />
          </InputGroup>
          <PeriodPicker
            value={draft}
            change={setDraft}
            timeZone={homeZone()}
            action="Search"
            apply={(days) => apply({ ...draft, ...days })}
          />
          <ApplySearch {...{ problem, isStale }}>
            <Button onClick={() => change(nothing)}>
              <RotateCcw size={15} aria-hidden />
              {t('Reset')}
            </Button>
          </ApplySearch>
        </form>
      )}
    </FoldedSearch>
  );
}
