import { useEffect, useRef } from 'react';
import { useListState } from '../../kit/lists/state/use-list-state.ts';

/**
 * Writes the shown currency to the URL, which makes it the chosen one. Otherwise the overview would change to another currency
 * as soon as a filter leaves more payments in that one.
 */
export function useKeptCurrency(shown: string | undefined): void {
  const { search, begin } = useListState();
  const write = useRef(() => {});
  write.current = () => begin({ ...search, currency: shown } as Parameters<typeof begin>[0]);
  const isNew = shown !== undefined && !search.currency;
  useEffect(() => {
    if (isNew) write.current();
  }, [isNew]);
}
