import type { WebhookDelivery } from '@daftar/sdk';
import { StatusPill } from '../../ui/cells/status-pill.tsx';

const statusLabels = { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' } as const;

/** Options of the status filter. */
export const deliveryStates = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** Shows whether a delivery is pending, delivered or given up. */
export function DeliveryStatus({ status }: { status: WebhookDelivery['status'] }) {
  return <StatusPill status={statusLabels[status]} />;
}
