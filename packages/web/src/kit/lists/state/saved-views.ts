import type { SavedView } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Query options for the user's own views of a list and those shared with their role, sorted by name. */
export function savedViewsQuery(list: string) {
  return queryOptions({
    queryKey: queryKeys.savedViews(list),
    queryFn: async ({ signal }): Promise<readonly SavedView[]> => {
      const found: SavedView[] = [];
      // The search also matches views of lists whose name only contains this name.
      for await (const view of api.views.list({ q: list, limit: 500, sort: 'name' }, { signal }))
        if (view.list === list) found.push(view);
      return found;
    },
  });
}

/** API calls that change saved views. */
export const savedViews = {
  add: (view: Parameters<typeof api.views.create>[0]) => api.views.create(view),
  rename: (id: string, title: string) => api.views.update(id, { name: title }),
  remove: (id: string) => api.views.delete(id),
} as const;
