import { HStack } from '@chakra-ui/react/stack';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { methodLabel } from '../../kit/features/payments/method-label.ts';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import type { Payment } from './payment-queries.ts';

/** The facts of a payment, such as service, provider and method, with the ids by which other lists find it. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t, word } = useTexts();
  const { platformOwner, ofCarrier, can } = useSession();
  const { sessionId, transaction } = payment;
  return (
    <FormSection title="Payment">
      <Facts>
        <Fact label="Service">
          <bdi>{payment.serviceName}</bdi>
        </Fact>
        <Fact label="Merchant">
          <bdi>{payment.merchantName}</bdi>
        </Fact>
        <Fact label="Product">{payment.product && <span dir="auto">{payment.product}</span>}</Fact>
        <Fact label="MSISDN">{payment.msisdn && <bdi className="figure ltr">{payment.msisdn}</bdi>}</Fact>
        <Fact label="Provider">{payment.provider && <ProviderName value={payment.provider} />}</Fact>
        <Fact label="Payment method">{payment.method && word(methodLabel(payment.method))}</Fact>
        <Fact label="Country">{word(payment.country)}</Fact>
        <Fact label="Created Date">
          <DateCell value={payment.createdDate} time country={payment.country} />
        </Fact>
        <Fact label="Transaction ID">{transaction && <IdCell value={transaction._id} tabIndex={0} />}</Fact>
        <Fact label="Session">{sessionId && <IdCell value={sessionId} tabIndex={0} />}</Fact>
      </Facts>
      {sessionId && (
        <HStack gap="4" wrap="wrap" textStyle="grid">
          {platformOwner && (
            <>
              <Link to="/checkout-logs" search={{ q: sessionId }} className="link">
                {t('Its logs')}
              </Link>
              <Link to="/checkout-requests" search={{ q: sessionId }} className="link">
                {t('Its request')}
              </Link>
            </>
          )}
          {!ofCarrier && can('listWebhookDeliveries') && (
            <Link to="/webhook-deliveries" search={{ q: sessionId }} className="link">
              {t('Its webhooks')}
            </Link>
          )}
        </HStack>
      )}
    </FormSection>
  );
}
