import { HStack } from '@chakra-ui/react/stack';
import type { WebhookDelivery } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
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
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { redelivery, useRedeliveryRefusal } from './delivery-actions.tsx';
import { DeliveryAttempts } from './delivery-attempts.tsx';
import { deliveryError } from './delivery-error.ts';
import { DeliveryPayload } from './delivery-payload.tsx';
import { deliveryQueries } from './delivery-queries.ts';
import { LastResponse } from './last-response.tsx';
import { paymentOf } from './payment-of.ts';

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
