import type { Service } from '@daftar/sdk';
import { Pencil } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { StatusButton, StatusItem } from '../../kit/parts/status-button.tsx';
import { useToggle } from '../../kit/screens/use-toggle.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

/** What the provider's users can do with a service. */
export function ServiceActions({ service }: { service: Service }) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const { _id, serviceName, status } = service;
  const change = useChange('services', () => api.services.setStatus(_id, { _id, status: !status }));
  const toggle = useToggle(change, 'Service status changed succesfully');
  if (!platformOwner) return null;
  return (
    <RowActions of={serviceName} first={<StatusButton active={status} off="Suspend" {...toggle} />}>
      <StatusItem active={status} off="Suspend" {...toggle} />
      <MenuItem icon={<Pencil size={15} />} to={`/services/form/${_id}`}>
        {t('Edit')}
      </MenuItem>
    </RowActions>
  );
}
