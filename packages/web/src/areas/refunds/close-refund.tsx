import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import type { Refund, RefundClosing } from '@daftar/sdk';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { dialogs } from '../../kit/dialogs/dialogs.ts';
import { toast } from '../../kit/dialogs/toasts.ts';
import { numberText } from '../../kit/fields/number-text.ts';
import { Banner } from '../../kit/page/banner.tsx';
import { FormSection } from '../../kit/page/form-section.tsx';
import { problemText } from '../../kit/page/problem.tsx';
import { attemptKeys } from '../../kit/screens/attempt-keys.ts';

/**
 * Tells whether a user may record how a refund ended: the provider was asked for the refund, but has not reported its outcome.
 */
export const staysOpen = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'open' || status === 'pending';

/**
 * Form to record how a refund ended if the provider does not report it. The user learns it from the provider's statement or
 * staff.
 */
export function CloseRefund({ refund }: { refund: Refund }) {
  const { t, say } = useTexts();
  const [outcome, setOutcome] = useState<RefundClosing['outcome']>('succeeded');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [keys] = useState(() => attemptKeys());
  const asksAmount = refund.status === 'open' && outcome === 'succeeded';
  const body: RefundClosing = {
    ...{ outcome, reason: reason.trim() },
    ...(asksAmount && { amount: Number(numberText(amount)) }),
  };
  const change = useChange(['refunds', 'payments', 'transaction-report'], () =>
    api.refunds.close(refund._id, body, { idempotencyKey: keys.keyOf(body) }),
  );
  const isReady = reason.trim().length >= 3 && (!asksAmount || Number(numberText(amount)) > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || change.isPending) return;
    const sure = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Changing the status will not revert back.',
      action: 'Close the refund',
      tone: 'danger',
    });
    if (sure) change.mutate(undefined, { onSuccess: () => toast('The refund was closed.') });
  };
  return (
    <FormSection
      title="Close by hand"
      hint="For a refund whose end the provider does not tell: say what its statement or its people say."
    >
      <Stack as="form" gap="3" onSubmit={(event: FormEvent) => void submit(event)}>
        {change.isError && <Banner tone="negative">{say(problemText(change.error))}</Banner>}
        <SegmentGroup.Root
          size="sm"
          alignSelf="start"
          aria-label={t('How it ended')}
          value={outcome}
          onValueChange={({ value }) => setOutcome(value === 'failed' ? 'failed' : 'succeeded')}
        >
          <SegmentGroup.Indicator bg={{ base: 'bg.panel', _dark: 'bg.emphasized' }} />
          {(['succeeded', 'failed'] as const).map((value) => (
            <SegmentGroup.Item key={value} value={value}>
              <SegmentGroup.ItemText>
                {t(value === 'succeeded' ? 'The money went back' : 'Nothing went back')}
              </SegmentGroup.ItemText>
              <SegmentGroup.ItemHiddenInput />
            </SegmentGroup.Item>
          ))}
        </SegmentGroup.Root>
        {asksAmount && (
          <Field.Root required>
            <Field.Label>
              {t('Amount that went back')} ({refund.currency})
            </Field.Label>
            <Input
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </Field.Root>
        )}
        <Field.Root required>
          <Field.Label>{t('How you know')}</Field.Label>
          <Textarea
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field.Root>
        <Button
          type="submit"
          variant="solid"
          alignSelf="start"
          disabled={!isReady}
          aria-disabled={change.isPending}
        >
          {t('Close the refund')}
        </Button>
      </Stack>
    </FormSection>
  );
}
