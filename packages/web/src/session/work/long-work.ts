import { createStore } from '@tanstack/react-store';
import type { Message } from '../../i18n/message.ts';
import type { Shown } from '../../i18n/shown.ts';
import type { WorkLink, WorkReport } from '../../kit/records/host.ts';

/** A background task, for example an export or an import of a file. */
export type LongWork = {
  readonly id: number;
  readonly title: Shown;
  readonly state: 'running' | 'done' | 'failed';
  /** The finished part, from 0 to 1; absent while the total is unknown. */
  readonly progress?: number;
  readonly link?: WorkLink;
  /** The outcome, in the user's language. */
  readonly note?: Shown;
  /** The error message. */
  readonly failure?: Message;
  /** Stops the task; absent if it cannot be stopped. */
  readonly stop?: () => void;
};

/** The background tasks, which the shell shows in its corner. */
export const works = createStore([] as readonly LongWork[], ({ setState }) => ({
  dismiss: (id: number): void => setState((before) => before.filter((work) => work.id !== id)),
  /** Removes all tasks, for example at logout. */
  clear: (): void => setState(() => []),
}));

let last = 0;

function change(id: number, values: Partial<LongWork>): void {
  works.setState((before) =>
    before.map((work) => (work.id === id && work.state === 'running' ? { ...work, ...values } : work)),
  );
}

/** Shows a task in the shell's corner until the user dismisses it, even after leaving the page that started it. */
export function startWork(title: Shown, stop?: () => void): WorkReport {
  last += 1;
  const id = last;
  works.setState((before) => [...before, { id, title, state: 'running', ...(stop && { stop }) }]);
  return {
    progress: (part) => change(id, { progress: Math.max(0, Math.min(1, part)) }),
    done: (link, note) =>
      change(id, { state: 'done', progress: 1, ...(link && { link }), ...(note && { note }) }),
    failed: (failure) => change(id, { state: 'failed', failure }),
  };
}
