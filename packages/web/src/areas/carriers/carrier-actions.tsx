import type { Carrier } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion, statusActions } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

const history: RecordAction<Carrier> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/carriers/history/${_id}`,
};

/** Actions on a carrier. Only the platform owner changes carriers; a disabled action names the missing permission. */
export function useCarrierActions(): RecordActions<Carrier> {
  const { platformOwner } = useSession();
  const needs = useNeeds();
  const status = statusActions<Carrier>({
    isActive: (carrier) => carrier.status === 'Active',
    set: ({ _id, name }, active) =>
      api.carriers.setStatus(_id, { _id, name, status: active ? 'Active' : 'Inactive' }),
    disabledReason: () => needs.toChange('setCarrierStatus'),
    meaning: 'Its users can no longer sign in.',
    toast: 'The status was changed.',
  });
  const edit: RecordAction<Carrier> = {
    label: 'Edit',
    icon: Pencil,
    disabledReason: () => needs.toOpen('editCarrier'),
    to: ({ _id }) => `/carriers/form/${_id}`,
  };
  const remove = deletion<Carrier>({
    remove: ({ _id }) => api.carriers.delete(_id),
    disabledReason: () => needs.toChange('deleteCarrier'),
    done: 'Carrier has been deleted successfully!',
  });
  return {
    invalidates: 'carriers',
    nameOf: ({ name }) => name,
    actions: platformOwner ? [...status, edit, history, remove] : [history],
  };
}

export function CarrierActions({ carrier }: { carrier: Carrier }) {
  return <RecordMenu of={useCarrierActions()} row={carrier} />;
}
