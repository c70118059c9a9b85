import type { WebhookDelivery } from '@daftar/sdk';
import { StatusPill } from '../../kit/cells/status-pill.tsx';

const words = { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' } as const;

/** The states that a list of deliveries can be narrowed to. */
export const deliveryStates = Object.entries(words).map(([value, label]) => ({ value, label }));

/** How a delivery stands: on its way, arrived, or given up. */
export function DeliveryStatus({ status }: { status: WebhookDelivery['status'] }) {
  return <StatusPill status={words[status]} />;
}
