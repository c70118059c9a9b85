import { useState } from 'react';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { useListState, useOpenedAt } from '../../kit/lists/state/use-list-state.ts';
import { payoutDays } from './payout-days.ts';

/** The search of payout requests as the form writes it. */
export type PayoutSearch = {
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
export function usePayoutSearch() {
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
