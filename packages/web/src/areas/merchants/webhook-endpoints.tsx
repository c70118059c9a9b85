import { Heading } from '@chakra-ui/react/heading';
import type { WebhookEndpoint, WebhookEndpointQuery } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RecordHistory } from '../../kit/features/history/record-history.tsx';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointRow } from './endpoint-row.tsx';

/** Page size that loads all endpoints of a merchant: there are at most 20. */
const most = 20;

const queries = resourceQueries('webhook-endpoints', {
  list: (query: WebhookEndpointQuery | undefined, options) => api.webhookEndpoints.list(query, options),
  retrieve: () => Promise.resolve(undefined),
});

/** Query options of a merchant's endpoints. */
const endpointsOf = (userTypeId: string) => queries.list({ userTypeId, limit: most });

type TableProps = {
  readonly endpoints: readonly WebhookEndpoint[];
  readonly country: string;
  readonly edit: (endpoint: WebhookEndpoint) => void;
  readonly onSecret: (secret: string) => void;
};

function EndpointTable({ endpoints, country, edit, onSecret }: TableProps) {
  const { t } = useTexts();
  if (endpoints.length === 0) return null;
  return (
    <>
      {endpoints.some(({ disabledDate }) => disabledDate) && (
        <Banner tone="caution">
          {t(
            'An endpoint was switched off after three days of failures. Repair the server, switch the endpoint on, then send the missed events again.',
          )}
        </Banner>
      )}
      <PlainTable label="Webhook endpoints" columns={['Address', 'Status', 'Events', 'Secret', 'Actions']}>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint._id} {...{ endpoint, country, onSecret }} edit={() => edit(endpoint)} />
        ))}
      </PlainTable>
    </>
  );
}

/** The endpoint whose form is open; 'new' for the form of a new endpoint. */
type Edited = WebhookEndpoint | 'new';

type EditedProps = {
  /** The merchant's id. */
  readonly id: string;
  readonly country: string;
  readonly edited: Edited;
  readonly close: () => void;
  readonly onSecret: (secret: string) => void;
};

function EditedEndpoint({ id, country, edited, close, onSecret }: EditedProps) {
  const { t } = useTexts();
  const endpoint = edited === 'new' ? undefined : edited;
  return (
    <>
      <EndpointForm key={endpoint?._id ?? 'new'} userTypeId={id} {...{ endpoint, close, onSecret }} />
      {endpoint && (
        <>
          <Heading as="h3" textStyle="sm">
            {t('History')}
          </Heading>
          <RecordHistory kind="webhookEndpoint" id={endpoint._id} country={country} />
        </>
      )}
    </>
  );
}

/** A merchant's webhook endpoints: URL, events, and whether deliveries succeed. */
export function WebhookEndpoints({ id, country }: { id: string; country: string }) {
  const { t } = useTexts();
  const [secret, setSecret] = useState<string>();
  const [edited, setEdited] = useState<Edited>();
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
        {({ data }) => (
          <>
            <EndpointTable {...{ country, endpoints: data, edit: setEdited, onSecret: setSecret }} />
            <p className="meta">
              {t(
                data.length === 0
                  ? 'No endpoint yet. Events go only to the addresses set on services, packages and sessions.'
                  : 'Events also go to the addresses set on services, packages and sessions.',
              )}{' '}
              <Link to="/services" search={{ userTypeId: id }} className="link">
                {t('Open the services')}
              </Link>
            </p>
          </>
        )}
      </LoadedPart>
      {edited ? (
        <EditedEndpoint
          {...{ id, country, edited, onSecret: setSecret }}
          close={() => setEdited(undefined)}
        />
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
