import type { AnyFormApi } from '@tanstack/react-form';
import type { Message } from '../../i18n/message.ts';

export type FieldErrors = Readonly<Record<string, Message>>;

/** Puts the server's errors of fields into the form's error map, in place of those of an earlier submission. */
export function setServerErrors(form: AnyFormApi, fields: FieldErrors): void {
  form.setErrorMap({ onServer: { fields } });
}
