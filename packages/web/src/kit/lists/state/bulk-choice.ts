import type { Shown } from '../../../i18n/shown.ts';
import { applicableActions, type RecordAction } from '../../records/actions/record-action.ts';

/** Upper limit of a bulk action. For larger sets, filter and repeat. */
export const maxBulkRows = 500;

export type BulkChoice<Row> = {
  /** The selected rows that the action will change. */
  readonly rows: readonly Row[];
  /** Why the other selected rows are left out: each reason with its number of rows. */
  readonly leftOut: ReadonlyMap<Shown, number>;
};

/** Splits the selected rows into those that an action can change and those that it cannot. */
export function bulkChoice<Row>(action: RecordAction<Row>, selected: readonly Row[]): BulkChoice<Row> {
  const rows: Row[] = [];
  const leftOut = new Map<Shown, number>();
  for (const row of selected) {
    if (applicableActions([action], row).length === 0) continue;
    const reason = action.disabledReason?.(row);
    if (reason === undefined) rows.push(row);
    else leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  }
  return { rows, leftOut };
}
