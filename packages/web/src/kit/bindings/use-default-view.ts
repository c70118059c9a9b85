import { useEffect, useRef } from 'react';
import { defaultView } from './default-view.ts';
import type { ListState } from './use-list-state.ts';

/** What an address may say although nobody has asked for anything yet: which list it is. */
const quiet = ['type'];

/** Opens a list with its default view where its address asks for nothing; once, so that clearing it all clears it all. */
export function useDefaultView(list: string, { search, begin }: ListState): void {
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === list) return;
    opened.current = list;
    const asks = Object.entries(search).some(([name, value]) => value !== undefined && !quiet.includes(name));
    const view = asks ? undefined : defaultView(list);
    if (!view) return;
    void import('./view-query.ts').then(({ viewSearchOf }) =>
      begin({ ...viewSearchOf(view.query, new Date()) }),
    );
  });
}
