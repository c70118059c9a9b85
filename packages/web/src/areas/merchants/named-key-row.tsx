import { HStack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import type { ApiKey, NewApiKey } from '@daftar/sdk';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useScopeRefusal } from '../../session/permissions/use-scope-refusal.ts';
import { alertProblem } from './alert-problem.ts';
import { askOverlap } from './ask-overlap.ts';
import { SecretHints } from './secret-hints.tsx';

type Props = {
  readonly apiKey: ApiKey;
  readonly country: string;
  readonly edit: () => void;
  readonly onNewSecret: (made: NewApiKey) => void;
};

function useKeyActions({ _id, name }: ApiKey, onNewSecret: Props['onNewSecret']) {
  const rotation = useChange('merchant-keys', (overlapHours: number) =>
    api.apiKeys.rotate(_id, { overlapHours }),
  );
  const revocation = useChange('merchant-keys', () => api.apiKeys.revoke(_id));
  const rotate = async () => {
    const overlapHours = await askOverlap({ name });
    if (overlapHours !== undefined)
      rotation.mutate(overlapHours, { onSuccess: onNewSecret, onError: alertProblem });
  };
  const revoke = async () => {
    const confirmed = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'The key stops working at once and for good.',
      detail: { name },
      action: 'Revoke',
      tone: 'danger',
    });
    if (confirmed) revocation.mutate(undefined, { onError: alertProblem });
  };
  return { rotate, revoke, busy: rotation.isPending || revocation.isPending };
}

/** One named key with its actions. */
export function NamedKeyRow({ apiKey, country, edit, onNewSecret }: Props) {
  const { t } = useTexts();
  const { rotate, revoke, busy } = useKeyActions(apiKey, onNewSecret);
  const { toChange } = useNeeds();
  const scopeRefusal = useScopeRefusal();
  const { name, status, scopes, hints, overlapEndDate, addresses, expiresDate } = apiKey;
  const { lastUsedDate, lastUsedFrom } = apiKey;
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight="medium">
        <th scope="row">
          <bdi>{name}</bdi> <SecretHints {...{ hints, country }} overlapEnd={overlapEndDate} />
        </th>
      </Table.Cell>
      <Table.Cell>
        <StatusPill status={status} tone={status === 'Active' ? 'green' : 'grey'} />
      </Table.Cell>
      <Table.Cell whiteSpace="normal" minWidth="220px">
        <bdi dir="ltr" className="mono">
          {scopes.join(', ')}
        </bdi>
        {addresses.length > 0 && (
          <p className="meta">
            {t('Only from')}{' '}
            <bdi dir="ltr" className="mono">
              {addresses.join(', ')}
            </bdi>
          </p>
        )}
        {expiresDate && (
          <p className="meta">
            {t('Until')} <DateCell value={expiresDate} country={country} />
          </p>
        )}
      </Table.Cell>
      <Table.Cell>
        {lastUsedDate ? (
          <>
            <DateCell value={lastUsedDate} time country={country} /> <bdi dir="ltr">{lastUsedFrom}</bdi>
          </>
        ) : (
          '–'
        )}
      </Table.Cell>
      <Table.Cell>
        {status !== 'Revoked' && (
          <HStack gap="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
            <ActionButton label="Edit" disabledReason={toChange('editApiKey')} run={edit} />
            <ActionButton
              label="Rotate"
              busy={busy}
              disabledReason={toChange('rotateApiKey') ?? scopeRefusal(scopes)}
              run={() => void rotate()}
            />
            <ActionButton
              label="Revoke"
              busy={busy}
              disabledReason={toChange('revokeApiKey')}
              run={() => void revoke()}
            />
          </HStack>
        )}
      </Table.Cell>
    </Table.Row>
  );
}
