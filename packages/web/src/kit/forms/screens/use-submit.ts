import { ApiError } from '@daftar/sdk';
import { useEffect, useState } from 'react';
import { viewingAsMessage } from '../../../api/viewing-as-message.ts';
import type { Message } from '../../../i18n/message.ts';
import { onAnsweredChange } from '../../records/answered-changes.ts';
import { useHost } from '../../records/host.ts';
import { problemText } from '../../records/problem.tsx';
import { type FieldErrors, fieldErrorsOf } from '../state/server-errors.ts';
import { attemptKeys, type KeyOf } from './attempt-keys.ts';
import { SaveCancelled } from './save-cancelled.ts';

type Options<Values> = {
  /** If the request moves money, it must send the idempotency key, so that a second press after a lost response has no effect. */
  readonly send: (values: Values, keyOf: KeyOf) => Promise<void>;
  readonly draft?: string | undefined;
  /** Called as soon as the server has confirmed a change, while `send` still reloads lists and opens the next page. */
  readonly answered?: () => void;
};

export type Submit<Values> = {
  /** Sends the values. `setFieldErrors` receives the errors of fields when the server rejects the values. */
  readonly run: (values: Values, setFieldErrors: (errors: FieldErrors) => void) => Promise<void>;
  /** The first error message, shown above the form. */
  readonly problem: Message | undefined;
  /** Drops the idempotency keys of unanswered submissions, so the next submission counts as new. */
  readonly giveUp: () => void;
};

/** Submits a form's values and shows the server's errors: the first one above the form, and those of fields at the fields. */
export function useSubmit<Values>({ send, draft, answered }: Options<Values>): Submit<Values> {
  const [keys] = useState(() => attemptKeys(draft));
  const [problem, setProblem] = useState<Message>();
  // This message belongs to viewing as another role, so it disappears when that view ends.
  const viewing = useHost().useViewing();
  useEffect(() => {
    if (!viewing) setProblem((said) => (said === viewingAsMessage ? undefined : said));
  }, [viewing]);
  const run: Submit<Values>['run'] = async (values, setFieldErrors) => {
    setProblem(undefined);
    // On a slow line, what follows the answer takes seconds: a user who leaves or reloads meanwhile has saved.
    const stop = onAnsweredChange(() => {
      keys.answered();
      answered?.();
    });
    try {
      await send(values, keys.keyOf);
      keys.over();
    } catch (error) {
      if (error instanceof SaveCancelled) return;
      setProblem(problemText(error));
      if (error instanceof ApiError) setFieldErrors(fieldErrorsOf(error));
    } finally {
      stop();
    }
  };
  return { giveUp: keys.over, run, problem };
}
