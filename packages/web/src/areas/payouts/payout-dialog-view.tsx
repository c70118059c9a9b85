import { Dialog } from '@chakra-ui/react/dialog';
import { Stack } from '@chakra-ui/react/stack';
import type { Payout } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { RecordHistory } from '../../kit/features/history/record-history.tsx';
import { FlagBanner } from '../../kit/features/payouts/payout-flags.tsx';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { useRecordChange } from '../../kit/records/use-record-change.ts';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { Popup } from '../../kit/ui/overlays/popup.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { approval, rejection, useDecisionRefusal, usePayoutActions } from './payout-actions.tsx';
import { PayoutContextPanels } from './payout-context-panels.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutHeadline } from './payout-headline.tsx';
import { payoutQueries } from './payout-queries.ts';

/** Approve and Reject at the end of the popup of a pending payout; only for the platform owner. */
function PayoutDecision({ payout }: { payout: Payout }) {
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

/** The popup of a payout: its facts, warnings, the merchant's funds, the person's other payouts, and its history. */
export function PayoutDialogView({ id, ...root }: OverlayProps & { readonly id: string }) {
  const { data } = useQuery(payoutQueries.detail(id));
  return (
    <Popup
      {...root}
      size="xl"
      title={data ? { name: data.referanceNumber } : 'Payout Request'}
      aside={data && <StatusPill status={data.status} />}
    >
      <Dialog.Body pb="6">
        <LoadedPart query={payoutQueries.detail(id)}>
          {(payout) => (
            <Stack gap="6">
              <PayoutHeadline payout={payout} />
              <FlagBanner payout={payout} />
              <PayoutFacts payout={payout} />
              <PayoutContextPanels payout={payout} />
              <FormSection title="History">
                <RecordHistory kind="payout" id={payout._id} country="Egypt" currency={payout.currency} />
              </FormSection>
            </Stack>
          )}
        </LoadedPart>
      </Dialog.Body>
      {data && <PayoutDecision payout={data} />}
    </Popup>
  );
}
