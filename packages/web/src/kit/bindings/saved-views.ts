import type { SavedView } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const name = 'saved-views';

/** The caller's own views of a list, and those shared with their role, by name. */
export function savedViewsQuery(list: string) {
  return queryOptions({
    queryKey: [name, list],
    queryFn: async ({ signal }): Promise<readonly SavedView[]> => {
      const found: SavedView[] = [];
      // The list finds a part of a name too.
      for await (const view of api.views.list({ q: list, limit: 500, sort: 'name' }, { signal }))
        if (view.list === list) found.push(view);
      return found;
    },
  });
}

/** Changes to saved views; all that was read of them is read again afterwards. */
export const savedViews = {
  name,
  add: (view: Parameters<typeof api.views.create>[0]) => api.views.create(view),
  rename: (id: string, title: string) => api.views.update(id, { name: title }),
  remove: (id: string) => api.views.delete(id),
} as const;
