import type { WebhookDelivery } from '@daftar/sdk';
import { Eye, RotateCw } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Change, RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

/** Sends a delivery again after the user has confirmed. */
export const redelivery: Change<WebhookDelivery> = {
  run: ({ _id }) => api.webhookDeliveries.redeliver(_id),
  asks: {
    title: 'Send it again?',
    text: 'Each delivery of an event has the same id, so receivers can ignore duplicates.',
    action: 'Redeliver',
  },
  toast: 'It is being sent again.',
  failure: { title: 'Oops...', text: 'Something went wrong' },
  bulk: true,
  first: true,
};

const show: RecordAction<WebhookDelivery> = {
  label: 'Show',
  icon: Eye,
  to: ({ _id }) => `/webhook-deliveries/${_id}`,
};

/** Returns why a delivery cannot be sent again, in the user's language; undefined when it can. */
export function useRedeliveryRefusal(): (delivery: WebhookDelivery) => Shown | undefined {
  const { t } = useTexts();
  const { toChange } = useNeeds();
  return ({ status }) =>
    toChange('redeliverWebhook') ?? (status === 'pending' ? t('It is still being sent') : undefined);
}

export function useDeliveryActions(): RecordActions<WebhookDelivery> {
  const disabledReason = useRedeliveryRefusal();
  return {
    invalidates: 'webhook-deliveries',
    nameOf: ({ eventId }) => eventId,
    actions: [show, { label: 'Redeliver', icon: RotateCw, disabledReason, change: redelivery }],
  };
}

export function DeliveryActions({ delivery }: { delivery: WebhookDelivery }) {
  return <RecordMenu of={useDeliveryActions()} row={delivery} />;
}
