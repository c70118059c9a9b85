import type { Merchant } from '@daftar/sdk';
import { History, KeyRound, LayoutPanelTop, Pencil, Wallet, Webhook } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion, statusActions } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

/** The link to the workspace pages, which everybody may read who sees the merchant. */
const workspace: RecordAction<Merchant> = {
  label: 'Workspace',
  icon: LayoutPanelTop,
  to: ({ _id }) => `/merchants/workspace/${_id}`,
};
const history: RecordAction<Merchant> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/merchants/history/${_id}`,
};
const keys: RecordAction<Merchant> = {
  label: 'Keys',
  icon: KeyRound,
  to: ({ _id }) => `/merchants/keys/${_id}`,
};

/** Actions that only the platform owner has. A disabled action names the missing permission. */
function useProviderActions() {
  const { t } = useTexts();
  const needs = useNeeds();
  const edits: readonly RecordAction<Merchant>[] = [
    {
      label: 'Add Account Balance',
      icon: Wallet,
      disabledReason: () => needs.toOpen('addMerchantBalance'),
      to: ({ _id }) => `/merchants/account-balance/${_id}`,
    },
    {
      label: 'Edit',
      icon: Pencil,
      disabledReason: () => needs.toOpen('editMerchant'),
      to: ({ _id }) => `/merchants/form/${_id}`,
    },
  ];
  const status = statusActions<Merchant>({
    isActive: (merchant) => merchant.status === 'Active',
    set: ({ _id, name }, active) =>
      api.merchants.setStatus(_id, { _id, name, status: active ? 'Active' : 'Inactive' }),
    disabledReason: () => needs.toChange('setMerchantStatus'),
    meaning: 'Its users can no longer sign in.',
    toast: 'The status was changed.',
  });
  const remove = deletion<Merchant>({
    remove: ({ _id }) => api.merchants.delete(_id),
    disabledReason: ({ accountBalance }) =>
      needs.toChange('deleteMerchant') ??
      (accountBalance ? t('A merchant with money or transactions cannot be deleted') : undefined),
    done: 'Merchant has been deleted successfully!',
  });
  return { status, edits, remove };
}

export function useMerchantActions(): RecordActions<Merchant> {
  const { platformOwner } = useSession();
  const { toOpen } = useNeeds();
  const { status, edits, remove } = useProviderActions();
  const webhooks: RecordAction<Merchant> = {
    label: 'Webhook deliveries',
    icon: Webhook,
    disabledReason: () => toOpen('listWebhookDeliveries'),
    to: ({ _id }) => `/merchants/webhooks/${_id}`,
  };
  return {
    invalidates: 'merchants',
    nameOf: ({ name }) => name,
    actions: platformOwner
      ? [workspace, ...status, ...edits, history, keys, webhooks, remove]
      : [workspace, history, keys, webhooks],
  };
}

export function MerchantActions({ merchant }: { merchant: Merchant }) {
  return <RecordMenu of={useMerchantActions()} row={merchant} />;
}
