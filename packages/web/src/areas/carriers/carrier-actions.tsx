import type { Carrier } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { StatusButton, StatusItem } from '../../kit/parts/status-button.tsx';
import { useToggle } from '../../kit/screens/use-toggle.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

/** What can be done with a carrier, by the flags of the caller's role. */
export function CarrierActions({ carrier }: { carrier: Carrier }) {
  const { t } = useTexts();
  const { can, platformOwner } = useSession();
  const { _id, name, status } = carrier;
  const next = status === 'Active' ? 'Inactive' : 'Active';
  const change = useChange('carriers', () => api.carriers.setStatus(_id, { _id, name, status: next }));
  const toggle = useToggle(change);
  const toggles = platformOwner && can('CarrierManagement.activateDeactivateAccounts');
  return (
    <RowActions of={name} first={toggles && <StatusButton active={status === 'Active'} {...toggle} />}>
      {toggles && <StatusItem active={status === 'Active'} {...toggle} />}
      {platformOwner && can('CarrierManagement.editAccounts') && (
        <MenuItem icon={<Pencil size={15} />} to={`/carriers/form/${_id}`}>
          {t('Edit')}
        </MenuItem>
      )}
      <MenuItem icon={<History size={15} />} to={`/carriers/history/${_id}`}>
        {t('History')}
      </MenuItem>
    </RowActions>
  );
}
