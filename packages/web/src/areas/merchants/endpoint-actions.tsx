import type { WebhookEndpoint } from '@daftar/sdk';
import { Ellipsis, KeyRound, Pencil, Power, SendHorizontal, Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MenuButton } from '../../kit/ui/overlays/menu-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useEndpointChanges } from './use-endpoint-changes.ts';

type Props = {
  readonly endpoint: WebhookEndpoint;
  readonly edit: () => void;
  readonly onSecret: (secret: string) => void;
};

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
