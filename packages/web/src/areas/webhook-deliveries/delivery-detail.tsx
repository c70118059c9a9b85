import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import type { WebhookDelivery } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { messageFrom } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { SandboxChip } from '../../kit/features/payments/sandbox-chip.tsx';
import { DeliveryStatus } from '../../kit/features/webhooks/delivery-status.tsx';
import { RecordColumns } from '../../kit/lists/grid/record-columns.tsx';
import { Loaded } from '../../kit/records/loaded.tsx';
import { useRecordChange } from '../../kit/records/use-record-change.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { CodeBlock } from '../../kit/ui/parts/code-block.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { redelivery, useRedeliveryRefusal } from './delivery-actions.tsx';
import { deliveryError } from './delivery-error.ts';
import { deliveryQueries } from './delivery-queries.ts';
import { HttpStatus } from './http-status.tsx';
import { LastResponse } from './last-response.tsx';
import { paymentOf } from './payment-of.ts';

/** Indents JSON; returns any other text unchanged. */
function indentJson(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), undefined, 2);
  } catch {
    return payload;
  }
}

/** Shows the payload indented. Copying yields the exact bytes sent, because the signature covers those. */
function DeliveryPayload({ payload }: { payload: string }) {
  return (
    <FormSection title="Payload" hint="The copied text is exactly what was sent and signed.">
      <CodeBlock code={indentJson(payload)} name="JSON" exact={payload} />
    </FormSection>
  );
}

type Attempt = NonNullable<WebhookDelivery['attemptLog']>[number];

function Row({ attempt, number }: { attempt: Attempt; number: number }) {
  const { t, say, digits } = useTexts();
  const { date, responseStatus, error, errorCode, errorValues, milliseconds, redelivery } = attempt;
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight="medium">
        <th scope="row" className="figure">
          {digits(String(number))} {redelivery && <Badge>{t('By hand')}</Badge>}
        </th>
      </Table.Cell>
      <Table.Cell>
        <DateCell value={date} time />
      </Table.Cell>
      <Table.Cell whiteSpace="normal">
        {responseStatus === undefined ? (
          say(messageFrom({ message: error ?? '–', code: errorCode, values: errorValues }))
        ) : (
          <HttpStatus status={responseStatus} />
        )}
      </Table.Cell>
      <Table.Cell className="figure">{t('{{milliseconds}} ms', { milliseconds })}</Table.Cell>
    </Table.Row>
  );
}

/** Every attempt to send a delivery, newest first; nothing before the first attempt. */
function DeliveryAttempts({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTexts();
  const { attemptLog = [], attempts } = delivery;
  if (attempts === 0) return null;
  const unrecorded = attempts - attemptLog.length;
  return (
    <FormSection title="All attempts">
      {attemptLog.length > 0 && (
        <PlainTable label="Attempts" columns={['Attempt', 'Sent', 'Answer', 'Took']}>
          {attemptLog
            .map((attempt, index) => (
              <Row key={`${attempt.date} ${index}`} attempt={attempt} number={unrecorded + index + 1} />
            ))
            .reverse()}
        </PlainTable>
      )}
      {unrecorded > 0 && <p className="meta">{t('Earlier attempts were only counted.')}</p>}
    </FormSection>
  );
}

const list = '/webhook-deliveries';

function Detail({ delivery }: { delivery: WebhookDelivery }) {
  const texts = useTexts();
  const { t, digits } = texts;
  const failure = deliveryError(delivery, texts);
  const reason = useRedeliveryRefusal()(delivery);
  const paymentId = paymentOf(delivery.payload);
  const { busy, start } = useRecordChange('webhook-deliveries', delivery);
  return (
    <Page>
      <PageHeader
        title={{ name: delivery.eventType }}
        aside={
          <HStack as="span" gap="2" wrap="wrap">
            <span role="status">
              <DeliveryStatus status={delivery.status} />
            </span>
            <SandboxChip />
          </HStack>
        }
      >
        <ActionButton
          icon={<RotateCw size={15} aria-hidden />}
          label="Redeliver"
          size="sm"
          busy={busy}
          disabledReason={reason}
          run={() => void start(redelivery)}
        />
        <BackLink otherwise={list}>{t('Back')}</BackLink>
      </PageHeader>
      <RecordColumns>
        {reason && <p className="meta">{reason}</p>}
        <FormSection title="Event">
          <Facts>
            <Fact label="Event ID">
              <IdCell value={delivery.eventId} tabIndex={0} />
            </Fact>
            <Fact label="Service">
              <bdi>{delivery.serviceName}</bdi>
            </Fact>
            <Fact label="Merchant">
              <bdi>{delivery.merchantName}</bdi>
            </Fact>
            {paymentId && (
              <Fact label="Payment">
                <PaymentLink id={paymentId}>{t('Open the payment')}</PaymentLink>
              </Fact>
            )}
            <Fact label="Created">
              <DateCell value={delivery.createdDate} time />
            </Fact>
          </Facts>
        </FormSection>
        <FormSection title="Delivery">
          <Facts>
            <Fact label="Attempts">
              <span className="figure">{digits(String(delivery.attempts))}</span>
            </Fact>
            <Fact label="Last answer">
              <LastResponse delivery={delivery} />
            </Fact>
            <Fact label="Delivery ID">
              <IdCell value={delivery._id} tabIndex={0} />
            </Fact>
            {failure !== undefined && (
              <Fact label="Last error" whole>
                <p dir="auto">{failure}</p>
              </Fact>
            )}
          </Facts>
          <CopyLine value={delivery.url} label="Address" />
        </FormSection>
        <DeliveryAttempts delivery={delivery} />
        <DeliveryPayload payload={delivery.payload} />
      </RecordColumns>
    </Page>
  );
}

function Missing() {
  const { t } = useTexts();
  return (
    <Page>
      <PageHeader title="Webhook deliveries" />
      <Empty text={t('There is no such delivery.')}>
        <BackLink otherwise={list}>{t('Back')}</BackLink>
      </Empty>
    </Page>
  );
}

/** Page of one webhook delivery: event, attempts, last response and payload. */
export function DeliveryDetail() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Loaded query={deliveryQueries.detail(id)}>
      {(delivery) => (delivery ? <Detail delivery={delivery} /> : <Missing />)}
    </Loaded>
  );
}
