import { createFormHook, createFormHookContexts } from '@tanstack/react-form';

const { fieldContext, formContext, useFormContext } = createFormHookContexts();

/** The form hook of the whole app. Fields find their form through React context. */
export const { useAppForm } = createFormHook({
  fieldComponents: {},
  formComponents: {},
  fieldContext,
  formContext,
});

export { formContext, useFormContext };
