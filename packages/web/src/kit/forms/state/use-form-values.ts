import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { useFormContext } from './form.ts';

/** Returns the current values of the surrounding form and re-renders when they change. */
export function useFormValues<Form>(): Form {
  const form = useFormContext() as unknown as AnyFormApi;
  return useStore(form.store, (state) => state.values as Form);
}
