import { Table } from '@chakra-ui/react/table';
import { Text as Address } from '@chakra-ui/react/text';
import type { WebhookEndpoint } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { SecretHints } from './secret-hints.tsx';

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
