import type { StandardSchemaV1 } from '@tanstack/react-form';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useAppForm } from '../state/form.ts';
import { keepServerErrors, setServerErrors } from '../state/server-errors.ts';
import type { KeyOf } from './attempt-keys.ts';
import { focusFirstError } from './focus-first-error.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSubmit } from './use-submit.ts';

export type FormScreenOptions<Form extends object, Values> = {
  readonly initial: Form;
  readonly schema: v.GenericSchema<Form, Values>;
  /** Saves the values. The form shows an error that this throws and keeps the typed values. */
  readonly submit: (values: Values, keyOf: KeyOf) => Promise<void>;
  /** The name under which unsaved values survive a reload; leave it out for forms with secrets. */
  readonly draft?: string;
  readonly readOnly?: boolean;
};

/** Manages a form page: its values and draft, the submission, the focus on errors, and the confirmation before the user leaves. */
export function useFormScreen<Form extends object, Values>(options: FormScreenOptions<Form, Values>) {
  const { initial, schema, submit, draft: name, readOnly = false } = options;
  const box = useRef<HTMLFormElement>(null);
  // True while the values are sent and after they are saved, because `submit` navigates to another page.
  const mayLeave = useRef(false);
  const draft = useFormDraft({ name, initial, readOnly });
  const send = async (values: Values, keyOf: KeyOf) => {
    mayLeave.current = true;
    try {
      await submit(values, keyOf);
      draft.removeSaved(form.state.values);
    } catch (error) {
      mayLeave.current = false;
      draft.keepUnsaved();
      throw error;
    }
  };
  const answered = () => draft.removeSaved(form.state.values);
  const { run, problem, giveUp } = useSubmit({ send, draft: name, answered });
  const rules = schema as unknown as StandardSchemaV1<Form, Values>;
  const form = useAppForm({
    defaultValues: draft.restored ?? initial,
    validators: { onChange: rules, onBlur: rules, onSubmit: rules },
    validationLogic: keepServerErrors,
    onSubmit: ({ value, formApi }) =>
      run(v.parse(schema, value), (errors) => setServerErrors(formApi, errors)),
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstError(box.current),
    listeners: { onChange: ({ formApi }) => draft.store(formApi.state.values), onChangeDebounceMs: 250 },
  });
  const isUnsaved = () => form.state.isDirty || draft.restored !== undefined;
  useLeaveGuard(() => !readOnly && !mayLeave.current && isUnsaved());
  useEffect(() => {
    if (problem) focusFirstError(box.current);
  }, [problem]);
  const discard = () => {
    giveUp();
    draft.discard();
    form.reset(initial);
  };
  const press = () => {
    // Save is not disabled during submission; a second press must be ignored here.
    if (form.state.isSubmitting) return;
    // The server's errors of the last submission would silently block this one.
    setServerErrors(form, {});
    // Enter submits without a blur, so an outdated blur error would silently block the corrected form.
    void form.validate('blur');
    void form.handleSubmit();
  };
  return { form, box, problem, isRestored: draft.restored !== undefined, discard, press };
}
