import { createContext, useContext } from 'react';
import type { Message } from '../../i18n/message.ts';

/** State that a form shares with its fields, besides their values. */
export type FormState = {
  /** The server's error for each field. A field's error is removed when the field changes. */
  readonly serverErrors: Readonly<Record<string, Message>>;
  /** Removes the server's error of a field. */
  readonly forget: (field: string) => void;
  readonly readOnly: boolean;
};

export const FormStateContext = createContext<FormState>({
  serverErrors: {},
  forget: () => {},
  readOnly: false,
});
export const useFormState = (): FormState => useContext(FormStateContext);
