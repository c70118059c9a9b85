import { ApiError } from '@daftar/sdk';
import { useEffect, useState } from 'react';
import { type Message, messageFrom } from '../../i18n/message.ts';
import { viewingAsMessage } from '../../session/refuse-while-viewing.ts';
import { viewAsStore } from '../../session/view-as.ts';
import { problemText } from '../parts/problem.tsx';
import { attemptKeys, type KeyOf } from './attempt-keys.ts';
import { SaveCancelled } from './save-cancelled.ts';

export type Submit<Values> = {
  readonly run: (values: Values) => Promise<void>;
  /** The first error message, shown above the form. */
  readonly problem: Message | undefined;
  readonly serverErrors: Readonly<Record<string, Message>>;
  /** Drops the idempotency keys of unanswered submissions, so the next submission counts as new. */
  readonly giveUp: () => void;
  /** Removes the server's error of a field. */
  readonly forget: (field: string) => void;
};

/** Returns the first message of each field. */
function fieldErrorsOf({ errors }: ApiError): Readonly<Record<string, Message>> {
  const last = [...errors].reverse();
  return Object.fromEntries(last.map((detail) => [detail.field ?? '', messageFrom(detail)]));
}

/**
 * Submits a form's values and collects the server's errors for the form and its fields. Where money moves, `send` must pass
 * the idempotency key on, so that a second press after a lost response counts once.
 */
export function useSubmit<Values>(
  send: (values: Values, keyOf: KeyOf) => Promise<void>,
  draft?: string,
): Submit<Values> {
  const [keys] = useState(() => attemptKeys(draft));
  const [problem, setProblem] = useState<Message>();
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, Message>>>({});
  // This message belongs to viewing as another role, so it disappears when that view ends.
  useEffect(
    () =>
      viewAsStore.store.subscribe(() => setProblem((said) => (said === viewingAsMessage ? undefined : said)))
        .unsubscribe,
    [],
  );
  const run = async (values: Values) => {
    setProblem(undefined);
    setServerErrors({});
    try {
      await send(values, keys.keyOf);
      keys.over();
    } catch (error) {
      if (error instanceof SaveCancelled) return;
      setProblem(problemText(error));
      if (error instanceof ApiError) setServerErrors(fieldErrorsOf(error));
    }
  };
  const forget = (field: string) => {
    if (field in serverErrors) setServerErrors(({ [field]: _gone, ...rest }) => rest);
  };
  return { giveUp: keys.over, run, problem, serverErrors, forget };
}
