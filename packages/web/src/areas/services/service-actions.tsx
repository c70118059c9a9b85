import type { Service } from '@daftar/sdk';
import { Code, History, Pencil } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { statusActions } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

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
export function useServiceActions(): RecordActions<Service> {
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

export function ServiceActions({ service }: { service: Service }) {
  return <RecordMenu of={useServiceActions()} row={service} />;
}
