import { Table } from '@chakra-ui/react/table';
import type { Service } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { MerchantScreen } from './merchant-screen.tsx';
import { servicesOf } from './workspace-queries.ts';
import { WorkspaceRows } from './workspace-rows.tsx';

function Row({ service }: { service: Service }) {
  const { t, word } = useTexts();
  const { _id, serviceId, serviceName, serviceProvider, status, country } = service;
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight="medium">
        <th scope="row">
          <bdi>{serviceName}</bdi>
        </th>
      </Table.Cell>
      <Table.Cell>
        <StatusPill status={status ? 'Active' : 'Suspended'} />
      </Table.Cell>
      <Table.Cell data-card="about">
        <Link to="/services/embed/$id" params={{ id: _id }} className="link">
          {t('Embed code')}
          <span className="visually-hidden">: {serviceName}</span>
        </Link>
      </Table.Cell>
      <Table.Cell>
        <bdi>{serviceProvider}</bdi>
      </Table.Cell>
      <Table.Cell>{word(country)}</Table.Cell>
      <Table.Cell>
        <IdCell value={serviceId} tabIndex={0} />
      </Table.Cell>
    </Table.Row>
  );
}

/** The merchant's services, each with a link to its embed code. */
export function MerchantServices() {
  return (
    <MerchantScreen>
      {({ _id }) => (
        <WorkspaceRows
          query={servicesOf(_id)}
          empty="This merchant has no services yet"
          list="/services"
          merchant={_id}
          next={<AddLink to="/services/form/new" label="Create Service" />}
        >
          {(services) => (
            <PlainTable
              label="Services"
              columns={['Service Name', 'Status', 'Embed code', 'Carrier', 'Country', 'Service ID']}
            >
              {services.map((service) => (
                <Row key={service._id} service={service} />
              ))}
            </PlainTable>
          )}
        </WorkspaceRows>
      )}
    </MerchantScreen>
  );
}
