import type { Merchant } from '@daftar/sdk';
import { History, KeyRound, LayoutPanelTop, Pencil, Trash2, Wallet, Webhook } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { StatusButton, StatusItem } from '../../kit/parts/status-button.tsx';
import { useDelete } from '../../kit/screens/use-delete.ts';
import { useToggle } from '../../kit/screens/use-toggle.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

function useStatus({ _id, name, status }: Merchant) {
  const next = status === 'Active' ? 'Inactive' : 'Active';
  const change = useChange('merchants', () => api.merchants.setStatus(_id, { _id, name, status: next }));
  return useToggle(change);
}

/** What can be done with a merchant, by the flags of the caller's role. */
export function MerchantActions({ merchant }: { merchant: Merchant }) {
  const { t } = useTexts();
  const { can, platformOwner } = useSession();
  const status = useStatus(merchant);
  const remove = useDelete(
    'merchants',
    () => api.merchants.delete(merchant._id),
    'Merchant has been deleted successfully!',
  );
  const edits = platformOwner && can('MerchentManagement.editAccounts');
  const toggles = platformOwner && can('MerchentManagement.activateDeactivateAccounts');
  const id = merchant._id;
  return (
    <RowActions
      of={merchant.name}
      first={toggles && <StatusButton active={merchant.status === 'Active'} {...status} />}
    >
      <MenuItem icon={<LayoutPanelTop size={15} />} to={`/merchants/workspace/${id}`}>
        {t('Workspace')}
      </MenuItem>
      {toggles && <StatusItem active={merchant.status === 'Active'} {...status} />}
      {edits && (
        <MenuItem icon={<Wallet size={15} />} to={`/merchants/account-balance/${id}`}>
          {t('Add Account Balance')}
        </MenuItem>
      )}
      {edits && (
        <MenuItem icon={<Pencil size={15} />} to={`/merchants/form/${id}`}>
          {t('Edit')}
        </MenuItem>
      )}
      <MenuItem icon={<History size={15} />} to={`/merchants/history/${id}`}>
        {t('History')}
      </MenuItem>
      <MenuItem icon={<KeyRound size={15} />} to={`/merchants/keys/${id}`}>
        {t('Keys')}
      </MenuItem>
      {can('Services.viewAll') && (
        <MenuItem icon={<Webhook size={15} />} to={`/merchants/webhooks/${id}`}>
          {t('Webhook deliveries')}
        </MenuItem>
      )}
      {edits && <hr />}
      {edits && (
        <MenuItem
          icon={<Trash2 size={15} />}
          tone="danger"
          onSelect={remove}
          because={
            merchant.accountBalance ? t('A merchant with money or transactions cannot be deleted') : undefined
          }
        >
          {t('Delete')}
        </MenuItem>
      )}
    </RowActions>
  );
}
