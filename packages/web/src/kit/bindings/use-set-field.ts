import type { AnyFormApi } from '@tanstack/react-form';
import { useFormContext } from './form.ts';

/** Sets a field of the form around it from another field, as a country its currency. */
export function useSetField(): (name: string, value: unknown) => void {
  const form = useFormContext() as unknown as AnyFormApi;
  return (name, value) => form.setFieldValue(name, value as never);
}
