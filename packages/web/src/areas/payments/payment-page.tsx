import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Link, useParams } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { methodLabel } from '../../kit/features/payments/method-label.ts';
import { PaymentStatus } from '../../kit/features/payments/payment-status.tsx';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { SandboxChip } from '../../kit/features/payments/sandbox-chip.tsx';
import { RefundedMark } from '../../kit/features/refunds/refund-status.tsx';
import { useRefund, useRefundRefusal } from '../../kit/features/refunds/use-refund.tsx';
import { Loaded } from '../../kit/records/loaded.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { type NextAction, nextAction } from './next-action.ts';
import { PaymentMoney } from './payment-money.tsx';
import { type Payment, paymentQuery } from './payment-queries.ts';
import { PaymentTimeline } from './payment-timeline.tsx';

/** The facts of a payment, such as service, provider and method, with the ids by which other lists find it. */
function PaymentFacts({ payment }: { payment: Payment }) {
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

const report = '/reports?type=transaction-report';

/** A banner with the recommended next action. */
function Next({
  next: { tone, text, action },
  refund,
}: {
  next: NextAction;
  refund: (() => void) | undefined;
}) {
  const { t } = useTexts();
  const button =
    action?.kind === 'open' ? (
      <LinkButton size="xs" to={action.to} label={action.label} icon={null} disabledReason={undefined} />
    ) : (
      action && refund && <ActionButton label={action.label} run={refund} />
    );
  return (
    <Banner tone={tone} {...(button && { action: button })}>
      {t(text)}
    </Banner>
  );
}

function PaymentView({ payment }: { payment: Payment }) {
  const { t } = useTexts();
  const { ofCarrier } = useSession();
  const { refund, dialog } = useRefund();
  const refusalOf = useRefundRefusal();
  const { transaction } = payment;
  const refusal = transaction && refusalOf(transaction);
  const next = nextAction(payment);
  const ask = transaction && refusal === undefined ? () => refund(transaction) : undefined;
  const isRefunded =
    transaction && (transaction.refundedAmount || transaction.refundPending || transaction.refundOpen);
  return (
    <Page maxWidth="1440px">
      <PageHeader
        title={t('Payment of order {{order}}', { order: payment.orderId })}
        aside={
          <HStack as="span" gap="2" wrap="wrap">
            <span role="status">
              <PaymentStatus status={payment.status} canceledDate={payment.canceledDate} />
            </span>
            {isRefunded && <RefundedMark payment={transaction} />}
            <SandboxChip />
          </HStack>
        }
      >
        {transaction && !ofCarrier && (
          <ActionButton
            icon={<Undo2 size={15} aria-hidden />}
            label="Refund"
            size="sm"
            disabledReason={refusal}
            run={() => refund(transaction)}
          />
        )}
        <BackLink otherwise={report}>{t('Back')}</BackLink>
      </PageHeader>
      {next && <Next next={next} refund={ask} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px', xl: 'minmax(0, 1fr) 464px' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minWidth="0" order={{ base: 2, lg: 1 }}>
          <FormSection title="What happened">
            <PaymentTimeline payment={payment} />
          </FormSection>
        </Stack>
        <Stack gap="5" minWidth="0" order={{ base: 1, lg: 2 }}>
          <PaymentMoney payment={payment} />
          <PaymentFacts payment={payment} />
        </Stack>
      </Grid>
      {dialog}
    </Page>
  );
}

/** One payment, one page: state, money and its shares, and everything that happened to it in order. */
export function PaymentPage() {
  const { id = '' } = useParams({ strict: false });
  return <Loaded query={paymentQuery(id)}>{(payment) => <PaymentView payment={payment} />}</Loaded>;
}
