import type { Resource } from '../../api/query-keys.ts';
import { asWritten, joined } from '../../i18n/shown.ts';
import { dialogs } from '../ui/overlays/dialogs.ts';
import { toast } from '../ui/overlays/toasts.ts';
import type { Change } from './actions/record-action.ts';
import { useChange } from './resource-queries.ts';
import { showFailure } from './show-failure.ts';

/**
 * Returns `start`, which confirms a change, runs it and reports the result. The confirmation shows `name`, if given, because
 * rows look alike. Ignores further starts while a change is running.
 */
export function useRecordChange<Row>(invalidates: Resource | readonly Resource[], row: Row, name?: string) {
  type Applied = Pick<Change<Row>, 'failure' | 'failureOf'> & { run: () => PromiseLike<unknown> };
  const { mutateAsync, isPending } = useChange(invalidates, ({ run }: Pick<Applied, 'run'>) => run());
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
    const { asks, about, undo, failure } = change;
    const lines = [...(name ? [asWritten(name)] : []), ...(about ? [about([row])] : [])];
    const detail = lines.length > 0 && { detail: { name: joined(lines, '\n') } };
    const reason = asks ? await dialogs.reason({ ...detail, ...asks }) : '';
    if (reason === undefined) return;
    if (!(await apply({ ...change, run: () => change.run(row, reason) }))) return;
    const reverse =
      undo && (() => void apply({ run: () => undo(row), failure }).then((done) => done && toast('Undone')));
    if (change.toast) toast(change.toast, 'positive', reverse && { label: 'Undo', run: reverse });
    if (change.notice) await dialogs.alert(change.notice);
  };
  return { busy: isPending, start };
}
