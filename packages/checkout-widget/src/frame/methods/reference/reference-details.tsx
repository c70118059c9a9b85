import { type FormEvent, useImperativeHandle, useRef, useState } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import type { CustomerDetails } from '../../model.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { PhoneField } from '../../parts/phone-field.tsx';
import { Snackbar } from '../../parts/snackbar.tsx';
import { Waiting } from '../../screens/waiting.tsx';
import type { MethodProps } from '../method.ts';
import { prefillForm, type ReferenceErrors, type ReferenceForm, readForm } from './reference-form.ts';
import { useReferenceSubmit } from './use-reference-submit.ts';

const DRAFT = 'reference';

/** The form for mobile number, name and email, with the button that requests the reference. */
export function ReferenceDetails(props: MethodProps) {
  const { t, tell } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(
    () => (props.drafts.get(DRAFT) as ReferenceForm | undefined) ?? prefillForm(props.session),
  );
  const latest = useRef(values);
  const [errors, setErrors] = useState<ReferenceErrors>({});
  const submit = useReferenceSubmit(props, setErrors);

  const change = (part: Partial<ReferenceForm>, field: keyof CustomerDetails) => {
    // Autofill changes several fields before the next render, so `values` may be stale here.
    const next = { ...latest.current, ...part };
    latest.current = next;
    props.drafts.set(DRAFT, next);
    setValues(next);
    setErrors((shown) => ({ ...shown, [field]: undefined }));
    props.onChange('details' in readForm(next));
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const read = readForm(latest.current);
    if ('details' in read) return submit.send(read.details);
    setErrors(read.errors);
    focusFirst(form.current, read.errors);
  };
  useImperativeHandle(props.handle, () => ({ submit: () => send(), focus: () => focusFirst(form.current) }));

  return (
    <form ref={form} noValidate className="stack" onSubmit={send}>
      <PhoneField
        value={values.phone}
        error={errors.mobileNumber}
        onChange={(phone) => change({ phone }, 'mobileNumber')}
      />
      <Field
        label={t('Name')}
        name="nameOnCard"
        autoComplete="name"
        value={values.nameOnCard}
        error={errors.nameOnCard}
        onInput={({ currentTarget }) => change({ nameOnCard: currentTarget.value }, 'nameOnCard')}
      />
      <Field
        label={t('Email')}
        name="email"
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onInput={({ currentTarget }) => change({ email: currentTarget.value }, 'email')}
      />
      {props.payButton && (
        <Button type="submit" busy={submit.busy}>
          {t('Continue')}
        </Button>
      )}
      {submit.busy && <Waiting />}
      {submit.error && <Snackbar message={tell(submit.error)} onGone={submit.clearError} />}
    </form>
  );
}

const order: (keyof CustomerDetails)[] = ['mobileNumber', 'nameOnCard', 'email'];

function focusFirst(form: HTMLFormElement | null, errors?: ReferenceErrors): void {
  const name = errors ? order.find((field) => errors[field]) : order[0];
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
