import { asWritten, joined } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import {
  type Change,
  changeOf,
  type RecordAction,
  type RecordActions,
} from '../../records/actions/record-action.ts';
import { type BulkJob, type BulkOutcome, runBulk } from '../../records/actions/run-bulk.ts';
import { useHost } from '../../records/host.ts';
import { useChange } from '../../records/resource-queries.ts';
import { dialogs } from '../../ui/overlays/dialogs.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { ActionButton } from '../../ui/parts/action-button.tsx';
import type { Selected } from '../screens/use-list.ts';
import { type BulkChoice, bulkChoice, maxBulkRows } from '../state/bulk-choice.ts';
import { type AllRows, useAllRows } from '../state/use-all-rows.ts';

type Props<Row extends object> = {
  of: RecordActions<Row>;
  selected: Selected<Row>;
  /** All rows that match the filters. */
  all: AllRows<Row>;
};

/** Returns a function that describes the outcome of a bulk action. */
function useOutcomeWords() {
  const { t } = useTexts();
  return ({ done, failures, left }: BulkOutcome<unknown>) =>
    joined([
      t('Succeeded: {{count}}', { count: done }),
      ...(failures.length > 0 ? [t('Failed: {{count}}', { count: failures.length })] : []),
      ...(left > 0 ? [t('Not started: {{count}}', { count: left })] : []),
    ]);
}

/** Returns a function that asks whether to run a bulk action; it returns undefined if the user cancels. */
function useQuestion<Row extends object>(selected: Selected<Row>) {
  const { t, say } = useTexts();
  return ({ label, tone }: RecordAction<Row>, { asks, about }: Change<Row>, choice: BulkChoice<Row>) => {
    const count = t('{{action}}: {{count}} of {{selected}} selected', {
      action: say(label),
      count: choice.rows.length,
      selected: selected.count,
    });
    const reasons = [...choice.leftOut].map(([reason, many]) =>
      t('Left out: {{count}}. {{reason}}', { count: many, reason }),
    );
    const sums = about ? [about(choice.rows)] : [];
    return dialogs.reason({
      title: 'Are you sure?',
      detail: joined([count, ...sums, ...reasons], '\n'),
      action: asks?.action ?? label,
      ...(asks?.text && { text: asks.text }),
      ...(asks?.reason && { reason: asks.reason }),
      ...((asks?.tone ?? tone) && { tone: 'danger' }),
    });
  };
}

/** Returns a function that confirms a bulk action, runs it for each row, and reports the failed rows. */
function useBulk<Row extends object>({ of: record, selected }: Props<Row>) {
  const { t, say, digits } = useTexts();
  const wordsOf = useOutcomeWords();
  const ask = useQuestion(selected);
  const { startWork } = useHost();
  const { mutateAsync } = useChange(record.invalidates, (job: BulkJob<Row>) => runBulk(job, startWork));
  const undoOf = (undo: NonNullable<Change<Row>['undo']>, rows: readonly Row[]) => () => {
    const title = joined([t('Undo'), asWritten(digits(String(rows.length)))]);
    void mutateAsync({ title, rows, run: undo, wordsOf }).catch(() => undefined);
  };
  return async (action: RecordAction<Row>, change: Change<Row>, choice: BulkChoice<Row>) => {
    const reason = await ask(action, change, choice);
    if (reason === undefined) return;
    const run = (row: Row) => change.run(row, reason);
    selected.clear();
    const title = joined([say(action.label), asWritten(digits(String(choice.rows.length)))]);
    const outcome = await mutateAsync({ title, rows: choice.rows, run, wordsOf }).catch(() => undefined);
    if (!outcome) return;
    if (change.undo && change.toast && outcome.done > 0)
      toast(change.toast, 'positive', { label: 'Undo', run: undoOf(change.undo, outcome.changed) });
    if (outcome.failures.length === 0) return;
    const lines = outcome.failures.map(({ row, message }) => `${record.nameOf(row)}: ${say(message)}`);
    await dialogs.alert({
      title: change.failure.title,
      text: wordsOf(outcome),
      detail: asWritten(lines.join('\n')),
    });
  };
}

/** The buttons of the bulk actions. Each action changes only the selected rows that it applies to. */
export function BulkActions<Row extends object>(props: Props<Row>) {
  const { of: record, selected, all } = props;
  const { t } = useTexts();
  const tooMany = selected.count > maxBulkRows;
  const allRows = useAllRows(all, selected.all && !tooMany);
  const rows = selected.all ? allRows.data : selected.rows;
  const start = useBulk(props);
  const reasonOf = (choice: BulkChoice<Row> | undefined) => {
    if (tooMany)
      return t('You can change at most {{count}} rows at once. Filter the list first.', {
        count: maxBulkRows,
      });
    if (allRows.isError) return t('Something went wrong');
    if (!choice) return t('Loading');
    if (choice.rows.length > 0) return undefined;
    return [...choice.leftOut.keys()][0] ?? t('This action does not apply to any selected row');
  };
  return record.actions.map((action) => {
    const change = changeOf(action);
    if (!change?.bulk) return null;
    const choice = rows && bulkChoice(action, rows);
    return (
      <ActionButton
        key={action.label}
        label={action.label}
        disabledReason={reasonOf(choice)}
        run={() => choice && void start(action, change, choice)}
      />
    );
  });
}
