import { ApiError } from '@daftar/sdk';
import { useEffect, useState } from 'react';
import { heldBackText } from '../../session/held-back.ts';
import { viewAsStore } from '../../session/view-as.ts';
import { problemText } from '../parts/problem.tsx';
import { attemptKeys, type KeyOf } from './attempt-keys.ts';
import { NotSaved } from './not-saved.ts';

export type Submit<Values> = {
  readonly run: (values: Values) => Promise<void>;
  /** The first message, for the top of the form. */
  readonly problem: string | undefined;
  readonly serverErrors: Readonly<Record<string, string>>;
  /** What was sent and not answered is given up: the next values are something else. */
  readonly giveUp: () => void;
  readonly forget: (field: string) => void;
};

/**
 * Sends a form's values; what the server says lands on its fields, the first of it on top. Where money moves, `send` passes
 * the key of what it sends on, so that a second press after a lost answer counts once.
 */
export function useSubmit<Values>(
  send: (values: Values, keyOf: KeyOf) => Promise<void>,
  draft?: string,
): Submit<Values> {
  const [keys] = useState(() => attemptKeys(draft));
  const [problem, setProblem] = useState<string>();
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  // It is about the role that one looks through, and goes when that does.
  useEffect(
    () => viewAsStore.subscribe(() => setProblem((said) => (said === heldBackText ? undefined : said))),
    [],
  );
  const run = async (values: Values) => {
    setProblem(undefined);
    setServerErrors({});
    try {
      await send(values, keys.keyOf);
      keys.over();
    } catch (error) {
      if (error instanceof NotSaved) return;
      setProblem(problemText(error));
      if (error instanceof ApiError) setServerErrors(error.fieldErrors());
    }
  };
  const forget = (field: string) => {
    if (field in serverErrors) setServerErrors(({ [field]: _gone, ...rest }) => rest);
  };
  return { giveUp: keys.over, run, problem, serverErrors, forget };
}
