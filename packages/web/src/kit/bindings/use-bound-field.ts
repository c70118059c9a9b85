import { type AnyFieldApi, type AnyFormApi, useField } from '@tanstack/react-form';
import type { Message } from '../../i18n/message.ts';
import { useFormContext } from './form.ts';
import { useFormState } from './form-state.ts';

export type BoundField<Value> = {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly blur: () => void;
  readonly error: Message | undefined;
  readonly readOnly: boolean;
};

function messageOf(errors: readonly unknown[]): string | undefined {
  const first = errors.flat().find((error) => error !== undefined && error !== null && error !== '');
  if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message);
  return first === undefined ? undefined : String(first);
}

/** Connects a field to its form: value, setters, and the first error once the user has touched the field. */
export function useBoundField<Value>(name: string): BoundField<Value> {
  const form = useFormContext() as unknown as AnyFormApi;
  const { serverErrors, forget, readOnly } = useFormState();
  const field: AnyFieldApi = useField({ form, name } as Parameters<typeof useField>[0]) as AnyFieldApi;
  const { meta, value } = field.state;
  // Every change validates the whole form, so errors from an earlier blur or submit are outdated.
  const problems = form.state.isDirty ? [meta.errorMap.onChange] : meta.errors;
  const seen = meta.isBlurred || meta.isDirty || form.state.submissionAttempts > 0;
  return {
    value: value as Value,
    set: (next) => {
      forget(name);
      field.handleChange(next);
    },
    blur: () => field.handleBlur(),
    error: serverErrors[name] ?? (seen ? messageOf(problems) : undefined),
    readOnly,
  };
}
