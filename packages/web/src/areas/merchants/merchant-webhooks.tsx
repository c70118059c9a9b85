import type { WebhookDelivery } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/cells/date-cell.tsx';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { PlainTable } from '../../kit/parts/plain-table.tsx';
import { WebhookTargetsLink } from '../../kit/parts/webhook-targets-link.tsx';
import { MerchantScreen } from './merchant-screen.tsx';
import { deliveriesTo } from './workspace-queries.ts';
import { WorkspaceRows } from './workspace-rows.tsx';

const statusLabels = { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' } as const;

function Row({ delivery, country }: { delivery: WebhookDelivery; country: string }) {
  const { digits } = useTexts();
  const { _id, eventType, serviceName, status, attempts, createdDate } = delivery;
  return (
    <tr>
      <th scope="row">
        <Link to="/webhook-deliveries/$id" params={{ id: _id }} className="link mono">
          <bdi dir="ltr">{eventType}</bdi>
        </Link>
      </th>
      <td>
        <StatusPill status={statusLabels[status]} />
      </td>
      <td>
        <bdi>{serviceName}</bdi>
      </td>
      <td className="figure">{digits(String(attempts))}</td>
      <td>
        <DateCell value={createdDate} time country={country} />
      </td>
    </tr>
  );
}

/** The latest webhook deliveries to the merchant, with a link to all of them. */
export function MerchantWebhooks() {
  return (
    <MerchantScreen>
      {({ _id, country }) => (
        <WorkspaceRows
          query={deliveriesTo(_id)}
          empty="No webhooks were sent yet"
          list="/webhook-deliveries"
          merchant={_id}
          next={<WebhookTargetsLink merchant={_id} />}
        >
          {(deliveries) => (
            <PlainTable
              label="Webhook deliveries"
              columns={['Event', 'Status', 'Service', 'Attempts', 'Created']}
            >
              {deliveries.map((delivery) => (
                <Row key={delivery._id} delivery={delivery} country={country} />
              ))}
            </PlainTable>
          )}
        </WorkspaceRows>
      )}
    </MerchantScreen>
  );
}
