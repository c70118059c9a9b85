import { isSessionOver } from '../../../api/is-session-over.ts';
import type { Message } from '../../../i18n/message.ts';
import type { Shown } from '../../../i18n/shown.ts';
import type { StartWork } from '../host.ts';
import { problemText } from '../problem.tsx';

export type BulkJob<Row> = {
  /** Title of the progress notice in the shell's corner. */
  readonly title: Shown;
  readonly rows: readonly Row[];
  readonly run: (row: Row) => PromiseLike<unknown>;
  /** Describes the outcome to the user. */
  readonly wordsOf: (outcome: BulkOutcome<Row>) => Shown;
};

export type BulkOutcome<Row> = {
  readonly done: number;
  /** The changed rows. */
  readonly changed: readonly Row[];
  /** The rows that failed, each with the server's first message. */
  readonly failures: readonly { readonly row: Row; readonly message: Message }[];
  /** Number of rows that the action did not reach, because the user stopped it. */
  readonly left: number;
};

/** Runs an action for one row after the other. Continues after a failed row; throws when the session has ended. */
export async function runBulk<Row>(
  { title, rows, run, wordsOf }: BulkJob<Row>,
  startWork: StartWork,
): Promise<BulkOutcome<Row>> {
  const failures: { row: Row; message: Message }[] = [];
  const changed: Row[] = [];
  let begun = 0;
  let stopped = false;
  const work = startWork(title, () => {
    stopped = true;
  });
  for (const row of rows) {
    if (stopped) break;
    begun += 1;
    try {
      await run(row);
      changed.push(row);
    } catch (error) {
      if (isSessionOver(error)) {
        work.failed(problemText(error));
        throw error;
      }
      failures.push({ row, message: problemText(error) });
    }
    work.progress(begun / rows.length);
  }
  const outcome = { done: changed.length, changed, failures, left: rows.length - begun };
  if (failures.length > 0) work.failed(wordsOf(outcome));
  else work.done(undefined, wordsOf(outcome));
  return outcome;
}
