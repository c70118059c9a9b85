import { Table } from '@chakra-ui/react/table';
import { Text as Address } from '@chakra-ui/react/text';
import type { WebhookEndpoint } from '@daftar/sdk';
import { Ellipsis, KeyRound, Pencil, Power, SendHorizontal, Trash2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import { asWritten } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { MenuButton } from '../../kit/ui/overlays/menu-button.tsx';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { alertProblem } from './alert-problem.ts';
import { askOverlap } from './ask-overlap.ts';
import { SecretHints } from './secret-hints.tsx';

/** What the user confirms before a change. */
const questions = {
  switchOff: {
    text: 'It gets no events from now on, and those that wait are given up.',
    action: 'Switch off',
    tone: 'danger',
  },
  remove: {
    text: 'Deliveries that wait are given up. The log of the others stays.',
    action: 'Delete',
    tone: 'danger',
  },
} as const;

/** Returns the changes of a webhook endpoint: status, test event, new secret, deletion. They ask the user first where needed. */
function useEndpointChanges({ _id, url, status }: WebhookEndpoint, onSecret: (secret: string) => void) {
  const change = useChange(['webhook-endpoints', 'webhook-deliveries'], (run: () => PromiseLike<unknown>) =>
    run(),
  );
  const start = (run: () => PromiseLike<unknown>, done: Text) =>
    change.mutate(run, { onSuccess: () => toast(done), onError: alertProblem });
  const confirm = (question: keyof typeof questions) =>
    dialogs.confirm({ title: 'Are you sure?', detail: asWritten(url), ...questions[question] });
  const isActive = status === 'Active';
  const next = isActive ? ('Inactive' as const) : ('Active' as const);
  return {
    isActive,
    toggle: async () => {
      if (isActive && !(await confirm('switchOff'))) return;
      start(() => api.webhookEndpoints.update(_id, { status: next }), 'The status was changed.');
    },
    test: () => start(() => api.webhookEndpoints.test(_id), 'A test event is on its way.'),
    rotate: async () => {
      const overlapHours = await askOverlap(asWritten(url));
      if (overlapHours === undefined) return;
      change.mutate(
        async () => onSecret((await api.webhookEndpoints.rotateSecret(_id, { overlapHours })).secret),
        { onError: alertProblem },
      );
    },
    remove: async () => {
      if (await confirm('remove')) start(() => api.webhookEndpoints.delete(_id), 'The endpoint was deleted.');
    },
  };
}

type Props = {
  readonly endpoint: WebhookEndpoint;
  readonly edit: () => void;
  readonly onSecret: (secret: string) => void;
};

/** The actions of a webhook endpoint. */
function EndpointActions({ endpoint, edit, onSecret }: Props) {
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

type RowProps = {
  readonly endpoint: WebhookEndpoint;
  readonly country: string;
  readonly edit: () => void;
  readonly onSecret: (secret: string) => void;
};

/** Number of events that a row names. */
const named = 2;

/** The table row of a webhook endpoint, with its actions. */
export function EndpointRow({ endpoint, country, edit, onSecret }: RowProps) {
  const { t, digits } = useTexts();
  const { url, description, events, status, failingSince, disabledDate, hints, overlapEndDate } = endpoint;
  const more = events.length - named;
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight="medium" minWidth={{ base: '220px', xl: '380px' }} whiteSpace="normal">
        <th scope="row">
          <Address
            textStyle="mono"
            textAlign={{ base: 'left', _rtl: 'right' }}
            dir="ltr"
            lineClamp="3"
            overflowWrap="anywhere"
            data-hint={url}
          >
            {url}
          </Address>
          {description && (
            <p className="meta">
              <bdi>{description}</bdi>
            </p>
          )}
        </th>
      </Table.Cell>
      <Table.Cell>
        <StatusPill status={status} />
        {disabledDate ? (
          <p className="meta">
            {t('Switched off by failures')} <DateCell value={disabledDate} time country={country} />
          </p>
        ) : (
          failingSince && (
            <p className="meta">
              {t('Failing since')} <DateCell value={failingSince} time country={country} />
            </p>
          )
        )}
      </Table.Cell>
      <Table.Cell>
        <span data-hint={events.join(', ')}>
          <bdi dir="ltr" className="mono">
            {events.slice(0, named).join(', ')}
          </bdi>
          {more > 0 && (
            <>
              {' '}
              <bdi dir="ltr">+{digits(String(more))}</bdi>
            </>
          )}
        </span>
      </Table.Cell>
      <Table.Cell>
        <SecretHints {...{ hints, country }} overlapEnd={overlapEndDate} />
      </Table.Cell>
      <Table.Cell>
        <EndpointActions {...{ endpoint, edit, onSecret }} />
      </Table.Cell>
    </Table.Row>
  );
}
