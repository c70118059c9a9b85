import { useQueryClient } from '@tanstack/react-query';
import { dialogs } from '../parts/dialogs.ts';
import { problemText } from '../parts/problem.tsx';

/** Asks, deletes, and says how it went. */
export function useDelete(
  name: string,
  remove: () => PromiseLike<unknown>,
  done: string,
): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const sure = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Changes will not be revert back.',
      action: 'Yes, delete it!',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await remove();
      await client.invalidateQueries({ queryKey: [name] });
      await dialogs.alert({ title: 'Deleted', text: done });
    } catch (error) {
      await dialogs.alert({ title: 'Oops...', text: problemText(error) });
    }
  };
}
