import type { Resource } from '../../api/query-keys.ts';
import type { Change } from '../bindings/record-action.ts';
import { useChange } from '../bindings/resource-queries.ts';
import { dialogs } from '../parts/dialogs.ts';
import { toast } from '../parts/toasts.ts';
import { showFailure } from './show-failure.ts';

/**
 * Returns `start`, which confirms a change, runs it and reports the result. The confirmation shows `name`, if given, because
 * rows look alike. Ignores further starts while a change is running.
 */
export function useRecordChange<Row>(invalidates: Resource | readonly Resource[], row: Row, name?: string) {
  const { mutateAsync, isPending } = useChange(invalidates, ({ run }: Pick<Change<Row>, 'run'>) => run(row));
  type Applied = Pick<Change<Row>, 'run' | 'failure' | 'failureOf'>;
  const apply = async ({ run, failure, failureOf }: Applied): Promise<boolean> => {
    try {
      await mutateAsync({ run });
      return true;
    } catch (error) {
      await showFailure(failureOf?.(error) ?? failure, error);
      return false;
    }
  };
  const start = async (change: Change<Row>) => {
    if (isPending) return;
    const { asks, undo, failure } = change;
    if (asks && !(await dialogs.confirm({ ...(name && { detail: { name } }), ...asks }))) return;
    if (!(await apply(change))) return;
    const reverse =
      undo && (() => void apply({ run: undo, failure }).then((done) => done && toast('Undone')));
    if (change.toast) toast(change.toast, 'positive', reverse && { label: 'Undo', run: reverse });
    if (change.notice) await dialogs.alert(change.notice);
  };
  return { busy: isPending, start };
}
