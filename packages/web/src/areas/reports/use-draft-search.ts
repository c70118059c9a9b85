import { useState } from 'react';
import { useOpenedAt } from '../../kit/lists/state/use-list-state.ts';
import { type ReportSearch, sameSearch } from './use-report-search.ts';

/**
 * State of the header's search while the user edits it. Resets to the URL's search when that changes or a saved view is opened.
 */
export function useDraftSearch(search: ReportSearch) {
  const openedAt = useOpenedAt();
  const [draft, setDraft] = useState(search);
  const [applied, setApplied] = useState({ search, openedAt });
  if (!sameSearch(search, applied.search) || (openedAt !== undefined && openedAt !== applied.openedAt)) {
    setApplied({ search, openedAt });
    setDraft(search);
  }
  return [draft, setDraft] as const;
}
