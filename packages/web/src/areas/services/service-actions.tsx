import type { Service } from '@daftar/sdk';
import { Code, History, Pencil } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { StatusButton, StatusItem } from '../../kit/parts/status-button.tsx';
import { useToggle } from '../../kit/screens/use-toggle.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

/** What can be done with a service; changing it is the provider's. */
export function ServiceActions({ service }: { service: Service }) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const { _id, serviceName, status } = service;
  const change = useChange('services', () => api.services.setStatus(_id, { _id, status: !status }));
  const toggle = useToggle(change, 'Service status changed succesfully');
  return (
    <RowActions
      of={serviceName}
      first={platformOwner && <StatusButton active={status} off="Suspend" {...toggle} />}
    >
      {platformOwner && <StatusItem active={status} off="Suspend" {...toggle} />}
      {platformOwner && (
        <MenuItem icon={<Pencil size={15} />} to={`/services/form/${_id}`}>
          {t('Edit')}
        </MenuItem>
      )}
      <MenuItem icon={<Code size={15} />} to={`/services/embed/${_id}`}>
        {t('Embed code')}
      </MenuItem>
      <MenuItem icon={<History size={15} />} to={`/services/history/${_id}`}>
        {t('History')}
      </MenuItem>
    </RowActions>
  );
}
