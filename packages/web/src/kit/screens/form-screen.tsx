import { Button } from '@chakra-ui/react/button';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Message } from '../../i18n/message.ts';
import type { Said, Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { dropDraft, readDraft, writeDraft } from '../bindings/drafts.ts';
import { useAppForm } from '../bindings/form.ts';
import { FormStateContext } from '../bindings/form-state.ts';
import { keepServerErrors, setServerErrors } from '../bindings/server-errors.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Banner } from '../parts/banner.tsx';
import { Page } from '../parts/page.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import type { KeyOf } from './attempt-keys.ts';
import { focusFirstError } from './focus-first-error.ts';
import { Beside } from './form-beside.tsx';
import { FormBox } from './form-box.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormProblem } from './form-problem.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSubmit } from './use-submit.ts';

export type FormScreenProps<Form extends object, Values> = {
  readonly title: Said;
  readonly initial: Form;
  readonly schema: v.GenericSchema<Form, Values>;
  /** Saves the values. The form shows an error that this throws and keeps the typed values. */
  readonly submit: (values: Values, keyOf: KeyOf) => Promise<void>;
  /** The target of Cancel if there is no previous page; without it the form has no Cancel button. */
  readonly cancel?: string;
  /** The name under which unsaved values survive a reload; leave it out for forms with secrets. */
  readonly draft?: string;
  readonly saveLabel?: Text;
  readonly readOnly?: boolean;
  /** Whether the server's error above the form disappears after a while; errors on fields stay. */
  readonly dismissProblem?: boolean;
  readonly aside?: ReactNode;
  /** Shown beside the fields on wide screens, in view while they scroll; below them on narrow ones. */
  readonly beside?: ReactNode;
  /** Whether the sections are side by side on wide screens. */
  readonly columns?: boolean;
  /** A hook that says why the form cannot be saved; undefined when it can. Called inside the form. */
  readonly useRefusal?: () => Message | undefined;
  readonly children: ReactNode;
};

const neverRefused = () => undefined;

/** A form page: error message, sections of fields, and Cancel and Save in the footer. */
export function FormScreen<Form extends object, Values>(props: FormScreenProps<Form, Values>) {
  const { title, initial, schema, submit, cancel, draft, saveLabel = 'Save', readOnly = false } = props;
  const { useRefusal = neverRefused, beside } = props;
  const { t } = useTexts();
  const box = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const [kept, setKept] = useState(() => (draft && !readOnly ? readDraft(draft, initial) : undefined));
  const send = async (values: Values, keyOf: KeyOf) => {
    saved.current = true;
    try {
      await submit(values, keyOf);
      if (draft) dropDraft(draft);
    } catch (error) {
      saved.current = false;
      throw error;
    }
  };
  const sent = useSubmit({ send, draft, setFieldErrors: (errors) => setServerErrors(form, errors) });
  const rules = schema as unknown as StandardSchemaV1<Form, Values>;
  const form = useAppForm({
    defaultValues: kept ?? initial,
    validators: { onChange: rules, onBlur: rules, onSubmit: rules },
    validationLogic: keepServerErrors,
    onSubmit: ({ value }) => sent.run(v.parse(schema, value)),
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstError(box.current),
    listeners: {
      onChange: ({ formApi }) => draft && writeDraft(draft, formApi.state.values),
      onChangeDebounceMs: 250,
    },
  });
  useLeaveGuard(() => !readOnly && !saved.current && (form.state.isDirty || kept !== undefined));
  const { problem } = sent;
  useEffect(() => {
    if (problem) focusFirstError(box.current);
  }, [problem]);
  const discard = () => {
    if (draft) dropDraft(draft);
    sent.giveUp();
    setKept(undefined);
    form.reset(initial);
  };
  return (
    <Page>
      <PageHeader title={title} aside={props.aside} />
      <form.AppForm>
        <FormStateContext value={{ readOnly, keepsRoom: true }}>
          <FormBox
            ref={box}
            wide={beside !== undefined}
            columns={props.columns ?? false}
            useRefusal={useRefusal}
            onSubmit={() => {
              // Save is not disabled during submission; a second press must be ignored here.
              if (form.state.isSubmitting) return;
              // The server's errors of the last submission would silently block this one.
              setServerErrors(form, {});
              // Enter submits without a blur, so an outdated blur error would silently block the corrected form.
              void form.validate('blur');
              void form.handleSubmit();
            }}
          >
            {problem && <FormProblem text={problem} temporary={props.dismissProblem ?? false} />}
            {kept && (
              <Banner
                tone="info"
                action={
                  <Button size="xs" onClick={discard}>
                    {t('Discard')}
                  </Button>
                }
              >
                {t('Your unsaved values were restored.')}
              </Banner>
            )}
            {props.children}
            {beside !== undefined && <Beside>{beside}</Beside>}
            <form.Subscribe selector={(state) => state.isSubmitting}>
              {(busy) => (
                <FormFooter busy={busy} save={readOnly ? undefined : saveLabel} useRefusal={useRefusal}>
                  {cancel && <BackLink otherwise={cancel}>{t(readOnly ? 'Back' : 'Cancel')}</BackLink>}
                </FormFooter>
              )}
            </form.Subscribe>
          </FormBox>
        </FormStateContext>
      </form.AppForm>
    </Page>
  );
}
