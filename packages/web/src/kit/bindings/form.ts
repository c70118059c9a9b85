import { createFormHook, createFormHookContexts } from '@tanstack/react-form';

const { fieldContext, formContext, useFormContext } = createFormHookContexts();

/** The app's one form; fields find it by themselves. */
export const { useAppForm } = createFormHook({
  fieldComponents: {},
  formComponents: {},
  fieldContext,
  formContext,
});

export { formContext, useFormContext };
