import { Heading } from '@chakra-ui/react/heading';
import { Table } from '@chakra-ui/react/table';
import { Text as Address } from '@chakra-ui/react/text';
import type { WebhookEndpoint } from '@daftar/sdk';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/cells/date-cell.tsx';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { ActionButton } from '../../kit/parts/action-button.tsx';
import { Banner } from '../../kit/parts/banner.tsx';
import { CopyLine } from '../../kit/parts/copy-line.tsx';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { PlainTable } from '../../kit/parts/plain-table.tsx';
import { LoadedPart } from '../../kit/screens/loaded-part.tsx';
import { RecordHistory } from '../../kit/screens/record-history.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { endpointsOf } from './endpoint-queries.ts';

type RowProps = {
  readonly endpoint: WebhookEndpoint;
  readonly country: string;
  readonly edit: () => void;
  readonly onSecret: (secret: string) => void;
};

/** Number of events that a row names. */
const named = 2;

function Row({ endpoint, country, edit, onSecret }: RowProps) {
  const { t, digits } = useTexts();
  const { url, description, events, status, failingSince, disabledDate, hints } = endpoint;
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
        {hints.map((hint) => (
          <bdi key={hint} dir="ltr" className="mono">{`••••${hint} `}</bdi>
        ))}
      </Table.Cell>
      <Table.Cell>
        <EndpointActions {...{ endpoint, edit, onSecret }} />
      </Table.Cell>
    </Table.Row>
  );
}

/** A merchant's webhook endpoints: URL, events, and whether deliveries succeed. */
export function WebhookEndpoints({ id, country }: { id: string; country: string }) {
  const { t } = useTexts();
  const [secret, setSecret] = useState<string>();
  /** The endpoint whose form is open; 'new' for the form of a new endpoint. */
  const [edited, setEdited] = useState<WebhookEndpoint | 'new'>();
  const disabledReason = useNeeds().toChange('addWebhookEndpoint');
  return (
    <FormSection
      title="Webhook endpoints"
      hint="Addresses of the merchant's servers, each with the events that it gets."
    >
      {secret !== undefined && (
        <>
          <Banner tone="caution">{t('Copy it now: it will not be shown again.')}</Banner>
          <CopyLine value={secret} label="Signing secret" />
        </>
      )}
      <LoadedPart query={endpointsOf(id)}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="meta">
              {t('No endpoint yet. Without one, events go to the addresses of services.')}
            </p>
          ) : (
            <>
              {data.some(({ disabledDate }) => disabledDate) && (
                <Banner tone="caution">
                  {t(
                    'Three days of failures switched an endpoint off. Mend the server, switch the endpoint on, then send the missed events again.',
                  )}
                </Banner>
              )}
              <PlainTable
                label="Webhook endpoints"
                columns={['Address', 'Status', 'Events', 'Secret', 'Actions']}
              >
                {data.map((endpoint) => (
                  <Row
                    key={endpoint._id}
                    {...{ endpoint, country }}
                    edit={() => setEdited(endpoint)}
                    onSecret={setSecret}
                  />
                ))}
              </PlainTable>
            </>
          )
        }
      </LoadedPart>
      {edited ? (
        <>
          <EndpointForm
            key={edited === 'new' ? edited : edited._id}
            userTypeId={id}
            endpoint={edited === 'new' ? undefined : edited}
            close={() => setEdited(undefined)}
            onSecret={setSecret}
          />
          {edited !== 'new' && (
            <>
              <Heading as="h3" textStyle="sm">
                {t('History')}
              </Heading>
              <RecordHistory kind="webhookEndpoint" id={edited._id} country={country} />
            </>
          )}
        </>
      ) : (
        <span>
          <ActionButton
            label="Add an endpoint"
            disabledReason={disabledReason}
            run={() => setEdited('new')}
          />
        </span>
      )}
    </FormSection>
  );
}
