import { useEffect, useRef } from 'react';
import { defaultView } from './default-view.ts';
import type { ListState } from './use-list-state.ts';

/** Search parameters that choose the list itself; they do not count as a filter of the user. */
const listParameters = ['type'];

/**
 * Opens a list with its default view if the URL has no search parameters. Only once per list: otherwise clearing all
 * filters would bring the default view back.
 */
export function useDefaultView(list: string, { search, begin }: ListState): void {
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === list) return;
    opened.current = list;
    const asks = Object.entries(search).some(
      ([name, value]) => value !== undefined && !listParameters.includes(name),
    );
    const view = asks ? undefined : defaultView(list);
    if (!view) return;
    void import('./view-query.ts').then(({ viewSearchOf }) =>
      begin({ ...viewSearchOf(view.query, new Date()) }),
    );
  });
}
