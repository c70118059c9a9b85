import { Button } from '@chakra-ui/react/button';
import { countryLists, serviceTypes } from '@daftar/domain';
import type { Service } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { Code, History, Pencil, Webhook } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { statusActions } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { serviceQueries } from './service-queries.ts';

const edit: RecordAction<Service> = {
  label: 'Edit',
  icon: Pencil,
  to: ({ _id }) => `/services/form/${_id}`,
};
const embed: RecordAction<Service> = {
  label: 'Embed code',
  icon: Code,
  to: ({ _id }) => `/services/embed/${_id}`,
};
const history: RecordAction<Service> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/services/history/${_id}`,
};

/** Actions on a service. Only the platform owner changes services; carriers get no embed code because they have no shop. */
function useServiceActions(): RecordActions<Service> {
  const { platformOwner, ofCarrier } = useSession();
  const needs = useNeeds();
  const status = statusActions<Service>({
    isActive: (service) => service.status,
    set: ({ _id }, active) => api.services.setStatus(_id, { _id, status: active }),
    disabledReason: () => needs.toChange('setServiceStatus'),
    deactivateLabel: 'Suspend',
    meaning: 'It takes no payments any more: its checkout shows an error.',
    toast: 'Service status changed succesfully',
  });
  return {
    invalidates: 'services',
    nameOf: ({ serviceName }) => serviceName,
    actions: [...(platformOwner ? [...status, edit] : []), ...(ofCarrier ? [] : [embed]), history],
  };
}

function ServiceActions({ service }: { service: Service }) {
  return <RecordMenu of={useServiceActions()} row={service} />;
}

const column = columnsOf<Service>();
/** A carrier's users see only the carrier's share. */
const shareFor = (ofCarrier: boolean) =>
  ofCarrier
    ? column.percent('carrierShare', 'Carrier Share', { width: 100, sort: 'carrierShare' })
    : column.percent('merchantShare', 'Merchant Share', { width: 84, grow: 0, sort: 'merchantShare' });

const columnsFor = (ofCarrier: boolean) => [
  column.text('serviceName', 'Service Name', { width: 130, grow: 2, sort: 'serviceName' }),
  column.cell(
    'merchant',
    'Merchant',
    ({ merchant }) => (
      <span className="cell-text" dir="auto">
        {merchant.name}
      </span>
    ),
    { width: 142, grow: 2, sort: 'merchant' },
  ),
  column.word('country', 'Country', { width: 154, grow: 0, sort: 'country' }),
  column.text('serviceProvider', 'Carrier', { width: 84, grow: 0, sort: 'serviceProvider' }),
  column.word('serviceType', 'Service Type', { width: 80, grow: 0, sort: 'serviceType' }),
  shareFor(ofCarrier),
  column.cell('status', 'Status', ({ status }) => <StatusPill status={status ? 'Active' : 'Suspended'} />, {
    width: 106,
    grow: 0,
    sort: 'status',
  }),
  column.date('createdDate', 'Created Date', { width: 112, sort: 'createdDate', zoneBy: 'country' }),
  column.id('serviceId', 'Service ID', { width: 128, sort: 'serviceId' }),
  column.actions((row) => <ServiceActions service={row} />, 52),
];

/** The contract's status is a boolean; the filter shows it as words. */
const statusOptions = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Suspended' },
] as const;

const create = <AddLink to="/services/form/new" label="Create Service" />;

export function ServiceList() {
  const { t } = useTexts();
  const { ofCarrier, platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(ofCarrier), [ofCarrier]);
  return (
    <ListScreen<Service>
      title="Services"
      rows={(query) => serviceQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="services"
      options={{ actions: useServiceActions(), next: create }}
      action={
        <>
          {!ofCarrier && (
            <Button asChild variant="outline">
              <Link to="/webhook-deliveries">
                <Webhook size={15} aria-hidden />
                {t('Webhook deliveries')}
              </Link>
            </Button>
          )}
          {create}
        </>
      }
      filters={filtersAt<'/services'>([
        select('status', 'Status', statusOptions),
        select('country', 'Country', countryLists.services),
        select('serviceType', 'Service Type', serviceTypes),
        platformOwner && record('userTypeId', 'Merchant', 'merchant'),
      ])}
    />
  );
}
