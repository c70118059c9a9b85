import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { useFormContext } from './form.ts';

/** The values of the form around it, for what is computed from them as they change. */
export function useFormValues<Form>(): Form {
  const form = useFormContext() as unknown as AnyFormApi;
  return useStore(form.store, (state) => state.values as Form);
}
