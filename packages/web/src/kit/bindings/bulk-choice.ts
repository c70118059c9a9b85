import { fitting, type RecordAction } from './record-action.ts';

/** More than these are not changed at once: who means more means a filter. */
export const mostAtOnce = 500;

export type BulkChoice<Row> = {
  /** The selected rows that it will be done with. */
  readonly rows: readonly Row[];
  /** Why others of them are left out, each reason with how many. */
  readonly leftOut: ReadonlyMap<string, number>;
};

/** Parts the rows that are selected into those that an action is done with, and those that it cannot be done with. */
export function bulkChoice<Row>(action: RecordAction<Row>, selected: readonly Row[]): BulkChoice<Row> {
  const rows: Row[] = [];
  const leftOut = new Map<string, number>();
  for (const row of selected) {
    if (fitting([action], row).length === 0) continue;
    const reason = action.because?.(row);
    if (reason === undefined) rows.push(row);
    else leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  }
  return { rows, leftOut };
}
