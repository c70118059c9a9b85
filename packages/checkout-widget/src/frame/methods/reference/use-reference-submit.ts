import { useRef, useState } from 'react';
import { readFailure } from '../../failure.ts';
import type { GatewayMessage } from '../../i18n/translate.ts';
import type { CustomerDetails } from '../../model.ts';
import type { MethodProps } from '../method.ts';
import { fieldOf, type ReferenceErrors } from './reference-form.ts';

/** Requests the reference. Sends one request at a time and keeps the attempt key until the gateway gives a definite answer. */
export function useReferenceSubmit(props: MethodProps, showErrors: (errors: ReferenceErrors) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const flight = useRef(false);
  const attempt = useRef<{ key: string; details: string }>(undefined);

  const send = async (details: CustomerDetails) => {
    if (flight.current) return;
    flight.current = true;
    setError(undefined);
    try {
      if (!(await props.beforeSubmit())) return;
      setBusy(true);
      const answer = await props.api.requestReference(details, keyFor(attempt, details));
      attempt.current = undefined;
      if ('reference' in answer) props.onIssued(answer.reference);
      else props.onRefused(answer.message);
    } catch (cause) {
      const failure = readFailure(cause);
      // After a refusal the next submit is a new attempt. After a lost answer it repeats this attempt, under the same key.
      if (failure.definite) attempt.current = undefined;
      const errors: ReferenceErrors = {};
      for (const { field, message } of failure.fields) {
        const own = fieldOf(field);
        if (own) errors[own] ??= message;
      }
      showErrors(errors);
      setError(failure);
      props.onFailure(failure);
    } finally {
      flight.current = false;
      setBusy(false);
    }
  };
  return { send, busy, error, clearError: () => setError(undefined) };
}

/** Returns the key of the current attempt, or a new key when the details changed. */
function keyFor(
  attempt: { current?: { key: string; details: string } | undefined },
  details: CustomerDetails,
): string {
  const text = JSON.stringify(details);
  if (attempt.current?.details !== text) attempt.current = { key: crypto.randomUUID(), details: text };
  return attempt.current.key;
}
