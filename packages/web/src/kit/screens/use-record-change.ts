import type { Change } from '../bindings/record-action.ts';
import { useChange } from '../bindings/resource-queries.ts';
import { dialogs } from '../parts/dialogs.ts';
import { toast } from '../parts/toasts.ts';
import { showFailure } from './show-failure.ts';

/**
 * Returns `start`, which confirms a change, runs it and reports the result. The confirmation shows `name`, if given, because
 * rows look alike. Ignores further starts while a change is running.
 */
export function useRecordChange<Row>(invalidates: string | readonly string[], row: Row, name?: string) {
  const { mutateAsync, isPending } = useChange(invalidates, ({ run }: Change<Row>) => run(row));
  const start = async (change: Change<Row>) => {
    if (isPending) return;
    if (change.asks && !(await dialogs.confirm({ ...(name && { detail: name }), ...change.asks }))) return;
    try {
      await mutateAsync(change);
    } catch (error) {
      return await showFailure(change.failure, error);
    }
    if (change.toast) toast(change.toast);
    if (change.notice) await dialogs.alert(change.notice);
  };
  return { busy: isPending, start };
}
