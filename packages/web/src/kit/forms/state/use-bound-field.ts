import {
  type AnyFieldApi,
  type AnyFormApi,
  type DeepKeys,
  type DeepValue,
  useField,
} from '@tanstack/react-form';
import type { Message, OutsideText } from '../../../i18n/message.ts';
import { useFormContext } from './form.ts';
import { useFormState } from './form-state.ts';

export type BoundField<Value> = {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly blur: () => void;
  readonly error: Message | undefined;
  readonly readOnly: boolean;
};

/** Returns a validator's first message. The casts are safe, because the validation rules fix the type of their messages. */
function messageOf(errors: readonly unknown[]): OutsideText | undefined {
  const first = errors.flat().find((error) => error !== undefined && error !== null && error !== '');
  if (typeof first === 'object' && first !== null && 'message' in first)
    return String(first.message) as OutsideText;
  return first === undefined ? undefined : (String(first) as OutsideText);
}

/**
 * Connects a field to its form: value, setters and error. The error is the server's, otherwise the first validation error once
 * the user has touched the field.
 */
export function useBoundField<Value>(name: string): BoundField<Value> {
  const form = useFormContext() as unknown as AnyFormApi;
  const { readOnly } = useFormState();
  const field: AnyFieldApi = useField({ form, name } as Parameters<typeof useField>[0]) as AnyFieldApi;
  const { meta, value } = field.state;
  const { onChange, onServer } = meta.errorMap;
  // Every change validates the whole form, so errors from an earlier blur or submit are outdated.
  const problems = form.state.isDirty ? [onChange] : meta.errors;
  const seen = meta.isBlurred || meta.isDirty || form.state.submissionAttempts > 0;
  return {
    value: value as Value,
    set: (next) => {
      // The server's error was about the previous value.
      if (onServer !== undefined) field.setErrorMap({ onServer: undefined });
      field.handleChange(next);
    },
    blur: () => field.handleBlur(),
    error: (onServer as Message | undefined) ?? (seen ? messageOf(problems) : undefined),
    readOnly,
  };
}

/** Returns `useBoundField` for one form: the compiler checks the field's name and knows the type of its value. */
export const boundFieldOf =
  <Form>() =>
  <Name extends DeepKeys<Form> & string>(name: Name): BoundField<DeepValue<Form, Name>> =>
    useBoundField(name);
