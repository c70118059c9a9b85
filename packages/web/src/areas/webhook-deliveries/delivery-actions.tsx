import type { WebhookDelivery } from '@daftar/sdk';
import { Eye, RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { Redeliver } from './redeliver.tsx';
import { useRedelivery } from './use-redelivery.ts';

/** What can be done with a delivery. */
export function DeliveryActions({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTexts();
  const redelivery = useRedelivery(delivery);
  return (
    <RowActions of={delivery.eventId} first={<Redeliver inRow {...redelivery} />}>
      <MenuItem icon={<Eye size={15} />} to={`/webhook-deliveries/${delivery._id}`}>
        {t('Show')}
      </MenuItem>
      {redelivery.reason === undefined && (
        <MenuItem icon={<RotateCw size={15} />} onSelect={() => void redelivery.send()}>
          {t('Redeliver')}
        </MenuItem>
      )}
    </RowActions>
  );
}
