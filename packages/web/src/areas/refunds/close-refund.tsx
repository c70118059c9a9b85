import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { Refund } from '@daftar/sdk';
import type { FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RefundAmount } from '../../kit/features/refunds/refund-amount.tsx';
import { RefundReason } from '../../kit/features/refunds/refund-reason.tsx';
import { problemText } from '../../kit/records/problem.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { SegmentChoice } from '../../kit/ui/parts/segment-choice.tsx';
import { useCloseRefund } from './use-close-refund.ts';

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
