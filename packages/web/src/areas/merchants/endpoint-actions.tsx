import type { WebhookEndpoint } from '@daftar/sdk';
import { Ellipsis, KeyRound, Pencil, Power, SendHorizontal, Trash2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import { asWritten } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { MenuButton } from '../../kit/overlays/menu-button.tsx';
import { dialogs } from '../../kit/parts/dialogs.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { toast } from '../../kit/parts/toasts.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';

type Props = {
  readonly endpoint: WebhookEndpoint;
  readonly edit: () => void;
  readonly onSecret: (secret: string) => void;
};

const tell = (error: unknown) => void dialogs.alert({ title: 'Oops...', text: problemText(error) });

function useEndpointChanges({ _id, url, status }: WebhookEndpoint, onSecret: Props['onSecret']) {
  const change = useChange(['webhook-endpoints', 'webhook-deliveries'], (run: () => PromiseLike<unknown>) =>
    run(),
  );
  const start = (run: () => PromiseLike<unknown>, done: () => void) =>
    change.mutate(run, { onSuccess: done, onError: tell });
  const isActive = status === 'Active';
  const next = isActive ? ('Inactive' as const) : ('Active' as const);
  return {
    isActive,
    toggle: async () => {
      const sure =
        !isActive ||
        (await dialogs.confirm({
          title: 'Are you sure?',
          text: 'It gets no events from now on, and those that wait are given up.',
          detail: asWritten(url),
          action: 'Switch off',
          tone: 'danger',
        }));
      if (!sure) return;
      start(
        () => api.webhookEndpoints.update(_id, { status: next }),
        () => toast('The status was changed.'),
      );
    },
    test: () =>
      start(
        () => api.webhookEndpoints.test(_id),
        () => toast('A test event is on its way.'),
      ),
    rotate: async () => {
      const sure = await dialogs.confirm({
        title: 'Are you sure?',
        text: 'A new secret is created and shown once. The old one keeps working for 24 hours.',
        detail: asWritten(url),
        action: 'Create a new secret',
      });
      if (sure)
        change.mutate(async () => onSecret((await api.webhookEndpoints.rotateSecret(_id, {})).secret), {
          onError: tell,
        });
    },
    remove: async () => {
      const sure = await dialogs.confirm({
        title: 'Are you sure?',
        text: 'Deliveries that wait are given up. The log of the others stays.',
        detail: asWritten(url),
        action: 'Delete',
        tone: 'danger',
      });
      if (!sure) return;
      start(
        () => api.webhookEndpoints.delete(_id),
        () => toast('The endpoint was deleted.'),
      );
    },
  };
}

/** The actions of a webhook endpoint. */
export function EndpointActions({ endpoint, edit, onSecret }: Props) {
  const { t } = useTexts();
  const { toChange } = useNeeds();
  const { isActive, toggle, test, rotate, remove } = useEndpointChanges(endpoint, onSecret);
  const missing = toChange('editWebhookEndpoint');
  const isOff = isActive ? undefined : t('It is switched off');
  return (
    <MenuButton label={t('Actions')} icon={<Ellipsis size={16} aria-hidden />}>
      {(Menu) => (
        <>
          <Menu.Action icon={<Pencil size={15} />} disabledReason={missing} onSelect={edit}>
            {t('Edit')}
          </Menu.Action>
          <Menu.Action icon={<Power size={15} />} disabledReason={missing} onSelect={() => void toggle()}>
            {t(isActive ? 'Switch off' : 'Switch on')}
          </Menu.Action>
          <Menu.Action
            icon={<SendHorizontal size={15} />}
            disabledReason={toChange('testWebhookEndpoint') ?? isOff}
            onSelect={test}
          >
            {t('Send a test event')}
          </Menu.Action>
          <Menu.Action
            icon={<KeyRound size={15} />}
            disabledReason={toChange('rotateEndpointSecret')}
            onSelect={() => void rotate()}
          >
            {t('Create a new secret')}
          </Menu.Action>
          <Menu.Separator />
          <Menu.Action
            tone="danger"
            icon={<Trash2 size={15} />}
            disabledReason={toChange('deleteWebhookEndpoint')}
            onSelect={() => void remove()}
          >
            {t('Delete')}
          </Menu.Action>
        </>
      )}
    </MenuButton>
  );
}
