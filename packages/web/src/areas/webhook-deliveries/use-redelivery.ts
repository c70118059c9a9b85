import { mayCall } from '@daftar/domain';
import type { WebhookDelivery } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { dialogs } from '../../kit/parts/dialogs.ts';
import { toast } from '../../kit/parts/toasts.ts';
import { sayFailure } from '../../kit/screens/say-failure.ts';
import { api } from '../../session/api.ts';
import { heldBackText } from '../../session/held-back.ts';
import { useSession } from '../../session/use-session.ts';

/** Why a delivery cannot be sent again, in the user's language; undefined when it can. */
function useRefusal({ status }: WebhookDelivery): string | undefined {
  const { caller, viewing } = useSession();
  const { t, foreign } = useTexts();
  if (viewing) return foreign(heldBackText);
  if (!mayCall('redeliverWebhook', caller).allowed) return t('Your role does not permit this');
  return status === 'pending' ? t('It is still being sent') : undefined;
}

export type Redelivery = {
  readonly reason: string | undefined;
  readonly busy: boolean;
  readonly send: () => Promise<void>;
};

/** Sends a delivery again, once the user has said so. */
export function useRedelivery(delivery: WebhookDelivery): Redelivery {
  const reason = useRefusal(delivery);
  const change = useChange('webhook-deliveries', () => api.webhookDeliveries.redeliver(delivery._id));
  const send = async () => {
    const sure = await dialogs.confirm({
      title: 'Send it again?',
      text: 'The same event goes out under the same id: a receiver that kept it counts it once.',
      action: 'Redeliver',
    });
    if (!sure) return;
    try {
      await change.mutateAsync(undefined);
      toast('It is being sent again.');
    } catch (error) {
      await sayFailure({ title: 'Oops...', text: 'Something went wrong' }, error);
    }
  };
  return { reason, busy: change.isPending, send };
}
