import { ApiError } from '@daftar/sdk';
import { useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { fieldErrorsOf } from '../../kit/forms/state/server-errors.ts';
import { problemText } from '../../kit/records/problem.tsx';

/** The message of each field that has one. */
export type Problems<Draft> = { readonly [Field in keyof Draft]?: Message | undefined };

type Options<Draft> = {
  readonly draft: Draft;
  /** Returns what is wrong with the values before they are sent. */
  readonly check: (draft: Draft) => Problems<Draft>;
  /** The fields' names on the wire. */
  readonly wireNames: Readonly<Record<keyof Draft & string, string>>;
  /** The mutation that sends the values. */
  readonly change: { readonly error: unknown; readonly reset: () => void };
};

/** Returns the server's message of a field, or of an entry of its list: `addresses.1` belongs to `addresses`. */
function serverProblem(error: unknown, wireName: string): Message | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return Object.entries(fieldErrorsOf(error)).find(([field]) => field.split('.')[0] === wireName)?.[1];
}

/**
 * Finds the messages of an inline form: those of its own check after the first attempt to send, and those of the server, each
 * at its field until the user changes the field. `problem` is a server error of no field.
 */
export function useInlineProblems<Draft extends object>({ draft, check, wireNames, change }: Options<Draft>) {
  const [refused, setRefused] = useState<object>();
  const [sent, setSent] = useState<Draft>();
  const error = change.error instanceof SaveCancelled ? null : change.error;
  const found = check(draft);
  const fields = Object.keys(wireNames) as (keyof Draft & string)[];
  const ofServer = (field: keyof Draft & string) => serverProblem(error, wireNames[field]);
  const entries = fields.map((field) => {
    const unchanged = sent !== undefined && Object.is(sent[field], draft[field]);
    return [field, (refused && found[field]) ?? (unchanged ? ofServer(field) : undefined)];
  });
  return {
    problems: Object.fromEntries(entries) as Problems<Draft>,
    problem: error && !fields.some(ofServer) ? problemText(error) : undefined,
    /** Changes with each failed attempt. */
    failure: error ?? refused,
    /** Returns whether the values can be sent; otherwise the fields show why not. */
    mayBeSent: (): boolean => {
      change.reset();
      const isWrong = fields.some((field) => found[field] !== undefined);
      setRefused(isWrong ? {} : undefined);
      if (!isWrong) setSent(draft);
      return !isWrong;
    },
  };
}
