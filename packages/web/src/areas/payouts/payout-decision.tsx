import { Dialog } from '@chakra-ui/react/dialog';
import type { Payout } from '@daftar/sdk';
import { Check, X } from 'lucide-react';
import { useRecordChange } from '../../kit/records/use-record-change.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { approval, rejection, useDecisionRefusal, usePayoutActions } from './payout-actions.tsx';

/** Approve and Reject at the end of the popup of a pending payout; only for the platform owner. */
export function PayoutDecision({ payout }: { payout: Payout }) {
  const { platformOwner } = useSession();
  const refusalOf = useDecisionRefusal();
  const { invalidates, nameOf } = usePayoutActions();
  const { busy, start } = useRecordChange(invalidates, payout, nameOf(payout));
  if (!platformOwner || payout.status !== 'Pending') return null;
  return (
    <Dialog.Footer borderTopWidth="1px" pt="4">
      <ActionButton
        size="sm"
        label="Reject"
        icon={<X size={15} aria-hidden />}
        {...{ busy, disabledReason: refusalOf('Rejected', payout) }}
        run={() => void start(rejection)}
      />
      <ActionButton
        size="sm"
        variant="solid"
        label="Approve"
        icon={<Check size={15} aria-hidden />}
        {...{ busy, disabledReason: refusalOf('Approved', payout) }}
        run={() => void start(approval)}
      />
    </Dialog.Footer>
  );
}
