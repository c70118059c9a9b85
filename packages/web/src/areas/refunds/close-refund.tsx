import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { Refund, RefundClosing } from '@daftar/sdk';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RefundAmount } from '../../kit/features/refunds/refund-amount.tsx';
import { RefundReason } from '../../kit/features/refunds/refund-reason.tsx';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import { attemptKeys } from '../../kit/forms/screens/attempt-keys.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { useChange } from '../../kit/records/resource-queries.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { SegmentChoice } from '../../kit/ui/parts/segment-choice.tsx';

type Draft = {
  readonly outcome: RefundClosing['outcome'];
  readonly amount: string;
  readonly reason: string;
};

/** Manages the form that records how a refund ended: its inputs, whether they suffice, and sending it after a confirmation. */
function useCloseRefund(refund: Refund) {
  const [draft, setDraft] = useState<Draft>({ outcome: 'succeeded', amount: '', reason: '' });
  const [keys] = useState(() => attemptKeys());
  const { outcome } = draft;
  const amount = Number(numberText(draft.amount));
  const reason = draft.reason.trim();
  const asksAmount = refund.status === 'open' && outcome === 'succeeded';
  const body: RefundClosing = { outcome, reason, ...(asksAmount && { amount }) };
  const change = useChange(['refunds', 'payments', 'transaction-report'], () =>
    api.refunds.close(refund._id, body, { idempotencyKey: keys.keyOf(body) }),
  );
  const isReady = reason.length >= 3 && (!asksAmount || amount > 0);
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
  const edit = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, edit, asksAmount, isReady, change, submit };
}

/**
 * Tells whether a user may record how a refund ended: the provider was asked for the refund, but has not reported its outcome.
 */
export const canBeClosed = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'open' || status === 'pending';

/**
 * Form to record how a refund ended if the provider does not report it. The user learns it from the provider's statement or
 * staff.
 */
export function CloseRefund({ refund }: { refund: Refund }) {
  const { t, say } = useTexts();
  const { draft, edit, asksAmount, isReady, change, submit } = useCloseRefund(refund);
  return (
    <FormSection
      title="Close by hand"
      hint="For a refund whose outcome the provider does not report: enter what its statement or its support says."
    >
      <Stack as="form" gap="3" onSubmit={(event: FormEvent) => void submit(event)}>
        {change.isError && <Banner tone="negative">{say(problemText(change.error))}</Banner>}
        <SegmentChoice
          label="How it ended"
          options={[
            ['succeeded', 'The money went back'],
            ['failed', 'Nothing went back'],
          ]}
          value={draft.outcome}
          change={(outcome) => edit({ outcome })}
        />
        {asksAmount && (
          <RefundAmount
            label="Amount that went back"
            currency={refund.currency}
            value={draft.amount}
            change={(amount) => edit({ amount })}
          />
        )}
        <RefundReason label="How you know" value={draft.reason} change={(reason) => edit({ reason })} />
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
