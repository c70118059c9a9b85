import { Button } from '@chakra-ui/react/button';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { homeZone } from '../../../i18n/home-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { zoneText } from '../../../i18n/zone-text.ts';
import { daysProblem } from '../../forms/fields/days-problem.ts';
import { PeriodCell } from '../../ui/cells/period-cell.tsx';
import { periodOf } from '../state/last-days.ts';
import { useListState } from '../state/use-list-state.ts';
import { ApplySearch } from './apply-search.tsx';
import { FoldedSearch } from './folded-search.tsx';
import { PeriodPicker } from './period-picker.tsx';

/** Search of a list by days: the period in the URL, a button that applies it and one that resets the whole search. */
export function PeriodSearch() {
  const { t, digits, language } = useTexts();
  const { search, change, open } = useListState();
  const applied = periodOf(search);
  const [draft, setDraft] = useState(applied);
  const [previous, setPrevious] = useState(applied);
  // Follows the URL, for example after Back. A `key` would remount the fields and lose the focus.
  if (applied.dateFrom !== previous.dateFrom || applied.dateTo !== previous.dateTo) {
    setPrevious(applied);
    setDraft(applied);
  }
  const problem = daysProblem(draft);
  const isStale = draft.dateFrom !== applied.dateFrom || draft.dateTo !== applied.dateTo;
  const apply = (days: typeof draft) => {
    if (!daysProblem(days)) change({ ...days });
  };
  return (
    <FoldedSearch summary={<PeriodCell from={applied.dateFrom} to={applied.dateTo} />} isStale={isStale}>
      {(fold) => (
        <>
          <PeriodPicker
            value={draft}
            change={setDraft}
            timeZone={homeZone()}
            action="Search"
            apply={apply}
            hint={digits(zoneText(homeZone(), language, [new Date()]))}
          />
          <ApplySearch
            {...{ problem, isStale }}
            apply={() => {
              apply(draft);
              if (!problem) fold();
            }}
          >
            <Button onClick={() => open({})}>
              <RotateCcw size={15} aria-hidden />
              {t('Reset')}
            </Button>
          </ApplySearch>
        </>
      )}
    </FoldedSearch>
  );
}
