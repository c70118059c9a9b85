import type { ApiError } from '@daftar/sdk';
import { type AnyFormApi, defaultValidationLogic, type ValidationLogicFn } from '@tanstack/react-form';
import { type Message, messageFrom } from '../../../i18n/message.ts';

export type FieldErrors = Readonly<Record<string, Message>>;

/** Returns the server's first message of each field, by the field's name on the wire; '' is the name of an error without one. */
export function fieldErrorsOf({ errors }: ApiError): FieldErrors {
  const last = [...errors].reverse();
  return Object.fromEntries(last.map((detail) => [detail.field ?? '', messageFrom(detail)]));
}

/** Puts the server's errors of fields into the form's error map, in place of those of an earlier submission. */
export function setServerErrors(form: AnyFormApi, fields: FieldErrors): void {
  form.setErrorMap({ onServer: { fields } });
}

/**
 * TanStack's own logic, but each server error stays until its field changes or the form is submitted again. By default any
 * change or blur in the form would remove all of them.
 */
export const keepServerErrors: ValidationLogicFn = (props) =>
  defaultValidationLogic({
    ...props,
    runValidation: ({ validators, form }) =>
      props.runValidation({ validators: validators.filter((one) => one?.cause !== 'server'), form }),
  });
