import { HStack } from '@chakra-ui/react';
import { paymentRefundState } from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';
import { CopyPlus } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RefundedMark } from '../../kit/features/refunds/refund-status.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';

/**
 * What needs a person, or happened, after a payment: that it is the second one of its order, and the state of its refunds. Beside the
 * refunds, an icon stands for the second payment.
 */
export function AfterPayment({ row }: { row: Transaction }) {
  const { t } = useTexts();
  if (!row.duplicate) return <RefundedMark payment={row} />;
  if (!paymentRefundState(row)) return <StatusPill status="Second payment" tone="amber" />;
  const label = t('Second payment');
  return (
    <HStack as="span" gap="1">
      <span role="img" aria-label={label} data-hint={label}>
        <CopyPlus size={14} aria-hidden />
      </span>
      <RefundedMark payment={row} />
    </HStack>
  );
}
