import { createContext, useContext } from 'react';

/** State that a form shares with its fields, besides their values and errors. */
export type FormState = {
  readonly readOnly: boolean;
  /** Whether fields reserve a line for a message, so that nothing moves when one appears. */
  readonly keepsRoom: boolean;
};

export const FormStateContext = createContext<FormState>({ readOnly: false, keepsRoom: false });
export const useFormState = (): FormState => useContext(FormStateContext);
