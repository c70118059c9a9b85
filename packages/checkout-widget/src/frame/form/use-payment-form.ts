import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { MethodProps } from '../methods/method.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { Errors } from './read-form.ts';
import { type Draft, useDraftValues } from './use-draft-values.ts';

interface PaymentForm<Values, Field extends string> extends Omit<Draft<Values>, 'drafts' | 'sessionId'> {
  props: MethodProps;
  read: (values: Values) => { request: PayRequest } | { errors: Errors<Field> };
  /** The fields in their order on the page. */
  fields: (values: Values) => readonly Field[];
  /** Returns the form's field for a field name of the gateway. */
  fieldOf: (name: string) => Field | undefined;
}

/** Manages a payment form: its values, error messages, sending, and the shop's commands. */
export function usePaymentForm<Values extends object, Field extends string>(
  options: PaymentForm<Values, Field>,
) {
  const { props, keep = (values) => values } = options;
  const form = useRef<HTMLFormElement>(null);
  const { values, latest, put } = useDraftValues({
    ...options,
    drafts: props.drafts,
    sessionId: props.session.sessionId,
  });
  const [errors, setErrors] = useState<Errors<Field>>({});

  const change = (part: Partial<Values>, field: Field) => {
    // Autofill changes several fields before the next render, so `values` may be stale here.
    put({ ...latest.current, ...part });
    setErrors((shown) => ({ ...shown, [field]: undefined }));
    props.onChange('request' in options.read(latest.current));
  };
  const show = (found: Errors<Field>) => {
    setErrors(found);
    focusFirst(form, options.fields(latest.current), found);
  };
  const send = async () => {
    const read = options.read(latest.current);
    if ('errors' in read) return show(read.errors);
    setErrors({});
    const { result, fields } = await props.pay(read.request);
    if (result === 'prevented') return;
    put(keep(latest.current));
    const found: Errors<Field> = {};
    for (const { field, message } of fields) {
      const own = options.fieldOf(field);
      if (own) found[own] ??= message;
    }
    if (fields.length > 0) show(found);
  };
  useImperativeHandle(props.handle, () => ({
    submit: () => void send(),
    focus: () => focusFirst(form, options.fields(latest.current)),
  }));
  return {
    values,
    errors,
    change,
    form: {
      ref: form,
      noValidate: true,
      className: 'stack',
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        void send();
      },
    },
  };
}

function focusFirst<Field extends string>(
  { current }: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  errors?: Errors<Field>,
): void {
  const name = errors ? fields.find((field) => errors[field]) : fields[0];
  if (name) current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
