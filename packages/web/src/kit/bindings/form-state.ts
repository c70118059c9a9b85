import { createContext, useContext } from 'react';

/** What a form tells its fields besides their values. */
export type FormState = {
  /** What the server said of a field, until that field changes. */
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly forget: (field: string) => void;
  readonly readOnly: boolean;
};

export const FormStateContext = createContext<FormState>({
  serverErrors: {},
  forget: () => {},
  readOnly: false,
});
export const useFormState = (): FormState => useContext(FormStateContext);
