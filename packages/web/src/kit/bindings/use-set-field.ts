import type { AnyFormApi } from '@tanstack/react-form';
import { useFormContext } from './form.ts';

/** Returns a setter for other fields of the surrounding form; for example, the country sets the currency. */
export function useSetField(): (name: string, value: unknown) => void {
  const form = useFormContext() as unknown as AnyFormApi;
  return (name, value) => form.setFieldValue(name, value as never);
}
