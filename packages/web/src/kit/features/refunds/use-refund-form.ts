import { type Currency, type RefundForm as Form, refundSchema } from '@daftar/domain';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { api } from '../../../api/api.ts';
import type { Message, OutsideText } from '../../../i18n/message.ts';
import { numberText } from '../../forms/fields/number-text.ts';
import { useSubmit } from '../../forms/screens/use-submit.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { type RefundablePayment, refundEffect } from './refund-effect.ts';

/** The form's inputs. `typed` is the amount of a part. */
type Draft = { readonly part: 'whole' | 'part'; readonly typed: string; readonly reason: string };

type Errors = { readonly amount?: Message | undefined; readonly reason?: Message | undefined };

/** Returns the first error of each field. */
function errorsOf(form: Form, currency: Currency): Errors {
  const { issues = [] } = v.safeParse(refundSchema(currency), form);
  const of = (name: string) =>
    issues.find(({ path }) => path?.[0]?.key === name)?.message as OutsideText | undefined;
  return { amount: of('amount'), reason: of('reason') };
}

/** Manages the form that requests a refund: its inputs, their errors, what the refund takes, and sending it. */
export function useRefundForm(payment: RefundablePayment, currency: Currency, done: (id: string) => void) {
  const [draft, setDraft] = useState<Draft>({ part: 'whole', typed: '', reason: '' });
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const isPart = draft.part === 'part';
  const amount = isPart ? numberText(draft.typed) : '';
  const form: Form = { transactionId: payment._id, amount, reason: draft.reason };
  // An empty amount would mean a full refund, but the user chose a part.
  const effect = refundEffect(payment, isPart && amount.trim() === '' ? '0' : amount);
  const own = errorsOf(form, currency);
  const isTooMuch = isPart && effect !== undefined && effect.amount === undefined;
  const typedWrong: Errors = {
    amount: own.amount ?? (isTooMuch ? 'More than is left of the payment, or nothing' : undefined),
    reason: own.reason,
  };
  const { run, problem } = useSubmit<v.InferOutput<ReturnType<typeof refundSchema>>>({
    send: async (values, keyOf) => {
      const { _id } = await api.refunds.create(values, { idempotencyKey: keyOf(values) });
      toast('The refund was asked for.');
      done(_id);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (busy || typedWrong.amount || typedWrong.reason || !effect?.amount) return;
    setBusy(true);
    setRefused({});
    await run(v.parse(refundSchema(currency), form), (found) =>
      setRefused({ amount: found.amount as Message, reason: found.reason as Message }),
    );
    setBusy(false);
  };
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    // A server's error stays until its field changes.
    setRefused((before) => ({ ...before, ['reason' in part ? 'reason' : 'amount']: undefined }));
  };
  const errors: Errors = shown
    ? { amount: typedWrong.amount ?? refused.amount, reason: typedWrong.reason ?? refused.reason }
    : {};
  return { draft, change, isPart, effect, errors, problem, busy, submit };
}
