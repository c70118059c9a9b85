import { useChange } from '../bindings/resource-queries.ts';
import { dialogs } from '../parts/dialogs.ts';
import { sayFailure } from './say-failure.ts';

/** Asks, deletes, and says how it went. */
export function useDelete(
  name: string,
  remove: () => PromiseLike<unknown>,
  done: string,
): () => Promise<void> {
  const { mutateAsync } = useChange(name, remove);
  return async () => {
    const sure = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Changes will not be revert back.',
      action: 'Yes, delete it!',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await mutateAsync(undefined);
      await dialogs.alert({ title: 'Deleted', text: done });
    } catch (error) {
      await sayFailure({ title: 'Oops...', text: 'Something went wrong' }, error);
    }
  };
}
