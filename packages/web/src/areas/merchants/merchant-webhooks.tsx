import { Table } from '@chakra-ui/react/table';
import { orderOfPayload } from '@daftar/domain';
import type { WebhookDelivery } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeliveryStatus } from '../../kit/features/webhooks/delivery-status.tsx';
import { DeliveryTarget } from '../../kit/features/webhooks/delivery-target.tsx';
import { WebhookTargetsLink } from '../../kit/features/webhooks/webhook-targets-link.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { MerchantScreen } from './merchant-screen.tsx';
import { WebhookEndpoints } from './webhook-endpoints.tsx';
import { deliveriesTo } from './workspace-queries.ts';
import { WorkspaceRows } from './workspace-rows.tsx';

function Row({ delivery, country }: { delivery: WebhookDelivery; country: string }) {
  const { digits } = useTexts();
  const { _id, eventType, url, payload, serviceName, status, attempts, createdDate } = delivery;
  const order = orderOfPayload(payload);
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight="medium">
        <th scope="row">
          <Link to="/webhook-deliveries/$id" params={{ id: _id }} className="link mono">
            <bdi dir="ltr">{eventType}</bdi>
          </Link>
        </th>
      </Table.Cell>
      <Table.Cell>
        <DeliveryStatus status={status} />
      </Table.Cell>
      <Table.Cell maxWidth="320px">
        <DeliveryTarget url={url} />
      </Table.Cell>
      <Table.Cell>{order === undefined ? '–' : <bdi className="mono">{order}</bdi>}</Table.Cell>
      <Table.Cell>
        <bdi>{serviceName}</bdi>
      </Table.Cell>
      <Table.Cell className="figure">{digits(String(attempts))}</Table.Cell>
      <Table.Cell>
        <DateCell value={createdDate} time country={country} />
      </Table.Cell>
    </Table.Row>
  );
}

/** The merchant's webhook endpoints, and the latest deliveries to it with a link to all of them. */
export function MerchantWebhooks() {
  const { can } = useSession();
  return (
    <MerchantScreen>
      {({ _id, country }) => (
        <>
          {can('listWebhookEndpoints') && <WebhookEndpoints id={_id} country={country} />}
          <WorkspaceRows
            query={deliveriesTo(_id)}
            empty="No webhooks were sent yet"
            list="/webhook-deliveries"
            merchant={_id}
            // The section of the endpoints says the same.
            next={!can('listWebhookEndpoints') && <WebhookTargetsLink merchant={_id} />}
          >
            {(deliveries) => (
              <PlainTable
                label="Webhook deliveries"
                columns={['Event', 'Status', 'Sent to', 'Order ID', 'Service', 'Attempts', 'Created']}
              >
                {deliveries.map((delivery) => (
                  <Row key={delivery._id} delivery={delivery} country={country} />
                ))}
              </PlainTable>
            )}
          </WorkspaceRows>
        </>
      )}
    </MerchantScreen>
  );
}
