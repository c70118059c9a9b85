import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import {
  type Currency,
  type RefundForm as Form,
  isCurrency,
  refundSchema,
  toDecimalString,
} from '@daftar/domain';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api/api.ts';
import type { Message, OutsideText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../cells/money-cell.tsx';
import { numberText } from '../fields/number-text.ts';
import { Banner } from '../parts/banner.tsx';
import { toast } from '../parts/toasts.ts';
import { useSubmit } from '../screens/use-submit.ts';
import { type RefundablePayment, refundEffect } from './refund-effect.ts';
import { RefundShares } from './refund-shares.tsx';

type Props = {
  readonly payment: RefundablePayment;
  readonly currency: Currency;
  readonly close: () => void;
  /** Called after the refund was requested. */
  readonly done: () => void;
};

type Errors = { readonly amount?: Message | undefined; readonly reason?: Message | undefined };

/** Returns the first error of each field. */
function errorsOf(form: Form, currency: Currency): Errors {
  const { issues = [] } = v.safeParse(refundSchema(currency), form);
  const of = (name: string) =>
    issues.find(({ path }) => path?.[0]?.key === name)?.message as OutsideText | undefined;
  return { amount: of('amount'), reason: of('reason') };
}

/**
 * The form that requests a refund: the whole remaining amount or a part, and the reason. Shows what the refund takes from each
 * share.
 */
export function RefundForm({ payment, currency, close, done }: Props) {
  const { t, say } = useTexts();
  const [part, setPart] = useState<'whole' | 'part'>('whole');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const amount = part === 'whole' ? '' : numberText(typed);
  const form: Form = { transactionId: payment._id, amount, reason };
  const isPart = part === 'part';
  // An empty amount would mean a full refund, but the user chose a part.
  const effect = refundEffect(payment, isPart && amount.trim() === '' ? '0' : amount);
  const own = errorsOf(form, currency);
  const isTooMuch = isPart && effect !== undefined && effect.amount === undefined;
  const errors: Errors = {
    amount: own.amount ?? (isTooMuch ? 'More than is left of the payment, or nothing' : undefined),
    reason: own.reason,
  };
  const told = shown ? errors : refused;
  const { run, problem } = useSubmit<v.InferOutput<ReturnType<typeof refundSchema>>>({
    send: async (values, keyOf) => {
      await api.refunds.create(values, { idempotencyKey: keyOf(values) });
      toast('The refund was asked for.');
      done();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (busy || errors.amount || errors.reason || !effect?.amount) return;
    setBusy(true);
    await run(v.parse(refundSchema(currency), form), (found) =>
      setRefused({ amount: found.amount as Message, reason: found.reason as Message }),
    );
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Dialog.Header>
        <Dialog.Title>{t('Refund order {{order}}', { order: payment.orderId })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {problem && <Banner tone="negative">{say(problem)}</Banner>}
          <Text textStyle="sm" color="fg.muted">
            {t('Left to give back')}:{' '}
            <MoneyCell value={effect && toDecimalString(effect.left)} currency={currency} />
          </Text>
          <SegmentGroup.Root
            size="sm"
            alignSelf="start"
            aria-label={t('How much')}
            value={part}
            onValueChange={({ value }) => value && setPart(value === 'part' ? 'part' : 'whole')}
          >
            <SegmentGroup.Indicator bg={{ base: 'bg.panel', _dark: 'bg.emphasized' }} />
            {(['whole', 'part'] as const).map((value) => (
              <SegmentGroup.Item key={value} value={value}>
                <SegmentGroup.ItemText>
                  {t(value === 'whole' ? 'Everything that is left' : 'A part')}
                </SegmentGroup.ItemText>
                <SegmentGroup.ItemHiddenInput />
              </SegmentGroup.Item>
            ))}
          </SegmentGroup.Root>
          {isPart && (
            <Field.Root required invalid={told.amount !== undefined}>
              <Field.Label>
                {t('Amount')} ({currency})
              </Field.Label>
              <Input
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              {told.amount && <Field.ErrorText>{say(told.amount)}</Field.ErrorText>}
            </Field.Root>
          )}
          <Field.Root required invalid={told.reason !== undefined}>
            <Field.Label>{t('Reason')}</Field.Label>
            <Textarea
              rows={2}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            {told.reason ? (
              <Field.ErrorText>{say(told.reason)}</Field.ErrorText>
            ) : (
              <Field.HelperText>{t('Kept in the history and told to the merchant.')}</Field.HelperText>
            )}
          </Field.Root>
          {effect && <RefundShares effect={effect} />}
          <p className="meta">
            {t(
              'The provider is asked in the background. The refund stays pending until it says how it ended.',
            )}
          </p>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button type="submit" variant="solid" colorPalette="red" aria-disabled={busy}>
          {t('Refund')}
          {effect?.amount && (
            <bdi className="figure">
              {toDecimalString(effect.amount)} {currency}
            </bdi>
          )}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

/** The refund form; renders nothing if the payment's currency is unknown. */
export function RefundFormOf({ payment, ...rest }: Omit<Props, 'currency'>) {
  const { currency } = payment;
  return isCurrency(currency) ? <RefundForm {...{ payment, currency }} {...rest} /> : null;
}
