import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { FieldMessage } from '../failure.ts';
import { useLocale } from '../i18n/locale-context.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
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
  const { tell } = useLocale();
  const [errors, setErrors] = useState<Messages<Field>>({});

  const change = (part: Partial<Values>, field: Field) => {
    // Autofill changes several fields before the next render, so `values` may be stale here.
    put({ ...latest.current, ...part });
    setErrors((shown) => ({ ...shown, [field]: undefined }));
    props.onChange('request' in options.read(latest.current));
  };
  const show = (found: Messages<Field>) => {
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
    if (fields.length > 0) show(ownMessages(fields, options.fieldOf));
  };
  useImperativeHandle(props.handle, () => ({
    submit: () => void send(),
    focus: () => focusFirst(form, options.fields(latest.current)),
  }));
  return {
    values,
    errors: translated(errors, tell),
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

/** The first message of each field: of the form's validator, or of the gateway with its code. */
type Messages<Field extends string> = Partial<Record<Field, string | GatewayMessage>>;

/** Returns the gateway's first message about each of the form's fields. */
function ownMessages<Field extends string>(
  fields: readonly FieldMessage[],
  fieldOf: (name: string) => Field | undefined,
): Messages<Field> {
  const found: Messages<Field> = {};
  for (const { field, ...message } of fields) {
    const own = fieldOf(field);
    if (own) found[own] ??= message;
  }
  return found;
}

const translated = <Field extends string>(
  messages: Messages<Field>,
  tell: (message: string | GatewayMessage) => string,
): Errors<Field> => {
  const errors: Errors<Field> = {};
  for (const field of Object.keys(messages) as Field[]) {
    const message = messages[field];
    if (message !== undefined) errors[field] = tell(message);
  }
  return errors;
};

function focusFirst<Field extends string>(
  { current }: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  errors?: Messages<Field>,
): void {
  const name = errors ? fields.find((field) => errors[field]) : fields[0];
  if (name) current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
