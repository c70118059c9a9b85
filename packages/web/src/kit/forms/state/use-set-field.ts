import type { AnyFormApi, DeepKeys, DeepValue } from '@tanstack/react-form';
import { useFormContext } from './form.ts';

/** Returns a setter for other fields of the surrounding form; for example, the country sets the currency. */
export function useSetField<Form>() {
  const form = useFormContext() as unknown as AnyFormApi;
  return <Name extends DeepKeys<Form>>(name: Name, value: DeepValue<Form, Name>): void =>
    form.setFieldValue(name as string, value as never);
}
