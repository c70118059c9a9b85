import { orderOfPayload } from '@daftar/domain';
import type { WebhookDelivery } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DeliveryStatus, deliveryStates } from '../../kit/features/webhooks/delivery-status.tsx';
import { DeliveryTarget } from '../../kit/features/webhooks/delivery-target.tsx';
import { deliveryEvents } from '../../kit/features/webhooks/webhook-events.ts';
import { WebhookTargetsLink } from '../../kit/features/webhooks/webhook-targets-link.tsx';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { codeOption } from '../../kit/ui/parts/option.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { DeliveryActions, useDeliveryActions } from './delivery-actions.tsx';
import { deliveryQueries } from './delivery-queries.ts';
import { LastResponse } from './last-response.tsx';

const column = columnsOf<WebhookDelivery>();

function EventLink({ delivery: { _id, eventType } }: { delivery: WebhookDelivery }) {
  return (
    <Link to="/webhook-deliveries/$id" params={{ id: _id }} className="link cell-text mono" tabIndex={-1}>
      <bdi dir="ltr">{eventType}</bdi>
    </Link>
  );
}

const OrderCell = ({ id }: { id: string | undefined }) =>
  id === undefined ? (
    <span className="muted">–</span>
  ) : (
    <span className="cell-text" dir="auto">
      {id}
    </span>
  );

const eventOptions = deliveryEvents.map(codeOption);

const columnsFor = (platformOwner: boolean) => [
  column.cell('eventType', 'Event', (row) => <EventLink delivery={row} />, { width: 158, sort: 'eventType' }),
  column.cell('status', 'Status', ({ status }) => <DeliveryStatus status={status} />, {
    width: 100,
    grow: 0,
    sort: 'status',
  }),
  column.cell('url', 'Sent to', ({ url }) => <DeliveryTarget url={url} />, {
    width: 150,
    grow: 2,
    sort: 'url',
  }),
  column.text('serviceName', 'Service', { width: 116, sort: 'serviceName' }),
  ...(platformOwner ? [column.text('merchantName', 'Merchant', { width: 136, sort: 'merchantName' })] : []),
  column.number('attempts', 'Attempts', { width: 78, grow: 0, align: 'end', sort: 'attempts' }),
  column.cell('responseStatus', 'Last answer', (row) => <LastResponse delivery={row} />, {
    width: 92,
    grow: 0,
    sort: 'responseStatus',
  }),
  column.date('createdDate', 'Created', {
    width: 152,
    time: true,
    sort: 'createdDate',
    card: 'amount',
  }),
  column.cell('orderId', 'Order ID', ({ payload }) => <OrderCell id={orderOfPayload(payload)} />, {
    width: 100,
  }),
  column.id('eventId', 'Event ID', { width: 120, sort: 'eventId' }),
  column.actions((row) => <DeliveryActions delivery={row} />, 52),
];

export function DeliveryList() {
  const { platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner), [platformOwner]);
  return (
    <ListScreen<WebhookDelivery>
      title="Webhook deliveries"
      rows={(query) => deliveryQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="webhookDeliveries"
      filters={filtersAt<'/webhook-deliveries'>([
        select('status', 'Status', deliveryStates),
        select('eventType', 'Event', eventOptions),
        platformOwner && record('userTypeId', 'Merchant', 'merchant'),
      ])}
      options={{ live: true, actions: useDeliveryActions(), next: <WebhookTargetsLink /> }}
      empty="No webhooks were sent yet"
    />
  );
}
