import type { Transaction } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { Resource } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { showFailure } from '../../kit/records/show-failure.ts';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { patchRow } from './patch-row.ts';
import { otherStatus, StatusToggle } from './status-toggle.tsx';

/** The resources to invalidate after a correction: all of them sum the same transactions. */
const affected: readonly Resource[] = [
  'transaction-report',
  'billing-report',
  'billing-detail',
  'reconciliation',
];

function useCorrection({ _id, orderId, status }: Transaction) {
  const { t, word } = useTexts();
  const client = useQueryClient();
  const newStatus = otherStatus(status);
  const change = useChange(affected, async (reason: string) => {
    const changed = await api.reports.setTransactionStatus({ id: _id, status: newStatus, reason });
    patchRow(client, 'transaction-report', changed.id, { status: changed.status, manual: true });
  });
  const toggle = async () => {
    const values = { order: orderId, status: word(newStatus) };
    const reason = await dialogs.reason({
      title: 'Are you sure?',
      text: 'Changing the status will not revert back.',
      detail: t(
        'Order {{order}} becomes {{status}}. Its ledger entries are rebooked and the merchant is notified.',
        values,
      ),
      action: t('Change to {{status}}', values),
      tone: 'danger',
      reason: { label: 'Reason' },
    });
    if (!reason) return;
    change.mutate(reason, {
      onSuccess: () => toast(t('Order {{order}}: {{status}}', values)),
      onError: (error) => void showFailure({ title: 'Something went wrong' }, error),
    });
  };
  return { busy: change.isPending, toggle: () => void toggle() };
}

function CorrectableStatus({ row }: { row: Transaction }) {
  const { say } = useTexts();
  const refusal = useNeeds().toChange('updateTransactionStatus');
  const settled = row.settlementId
    ? say('A settlement has claimed this transaction: its status can no longer change')
    : undefined;
  return <StatusToggle status={row.status} reason={refusal ?? settled} {...useCorrection(row)} />;
}

/** Status pill, green for Success and red otherwise; only the platform owner's users can change it. */
export function TransactionStatus({ row }: { row: Transaction }) {
  const { platformOwner } = useSession();
  return platformOwner ? <CorrectableStatus row={row} /> : <StatusPill status={row.status} />;
}
