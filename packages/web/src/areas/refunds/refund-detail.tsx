import type { Refund } from '@daftar/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { Receipt } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { RefundStatus } from '../../kit/features/refunds/refund-status.tsx';
import { RecordColumns } from '../../kit/lists/grid/record-columns.tsx';
import { DetailScreen } from '../../kit/records/detail-screen.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { CloseRefund, canBeClosed } from './close-refund.tsx';
import { refundQueries } from './refund-queries.ts';

function Money({ refund }: { refund: Refund }) {
  const { currency } = refund;
  const shared = refund.merchantShareValue !== undefined || refund.carrierShareValue !== undefined;
  return (
    <FormSection
      title="Money"
      {...(!shared && { hint: 'What each share gives back is known once the refund succeeded.' })}
    >
      <Facts>
        <Fact label="Amount">
          <MoneyCell value={refund.amount} currency={currency} />
        </Fact>
        {refund.merchantShareValue !== undefined && (
          <Fact label="Merchant Share">
            <MoneyCell value={refund.merchantShareValue} currency={currency} />
          </Fact>
        )}
        {refund.waleeShareValue !== undefined && (
          <Fact label="{{provider}} Share">
            <MoneyCell value={refund.waleeShareValue} currency={currency} />
          </Fact>
        )}
        {refund.carrierShareValue !== undefined && (
          <Fact label="Carrier Share">
            <MoneyCell value={refund.carrierShareValue} currency={currency} />
          </Fact>
        )}
        {refund.settlementId && (
          <Fact label="Deducted by settlement">
            <Link to="/settlement-summary/$id" params={{ id: refund.settlementId }} className="link">
              <span className="mono ltr">…{refund.settlementId.slice(-8)}</span>
            </Link>
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}

function Course({ refund }: { refund: Refund }) {
  const { t } = useTexts();
  return (
    <FormSection title="Refund">
      <Facts>
        <Fact label="Order ID">
          <bdi className="figure">{refund.orderId}</bdi>
        </Fact>
        <Fact label="Service">
          <bdi>{refund.serviceName}</bdi>
        </Fact>
        <Fact label="Merchant">
          <bdi>{refund.merchantName}</bdi>
        </Fact>
        <Fact label="Provider">
          <ProviderName value={refund.provider} />
        </Fact>
        <Fact label="Origin">
          {t(
            refund.dispute
              ? 'Dispute (chargeback)'
              : refund.origin === 'request'
                ? 'Asked for here'
                : 'By the provider',
          )}
        </Fact>
        {refund.providerReference && (
          <Fact label="Provider reference">
            <bdi className="mono ltr">{refund.providerReference}</bdi>
          </Fact>
        )}
        <Fact label="Requested by">{refund.requestedBy && <bdi>{refund.requestedBy}</bdi>}</Fact>
        <Fact label="Created Date">
          <DateCell value={refund.createdDate} time />
        </Fact>
        <Fact label="Ended">{refund.endedDate && <DateCell value={refund.endedDate} time />}</Fact>
        <Fact label="Refund ID">
          <IdCell value={refund._id} tabIndex={0} />
        </Fact>
        {refund.reason && (
          <Fact label="Reason" whole>
            <p dir="auto">{refund.reason}</p>
          </Fact>
        )}
        {refund.failure && (
          <Fact label="Why it failed" whole>
            <p dir="auto">{refund.failure}</p>
          </Fact>
        )}
        {refund.closedBy && (
          <Fact label="Closed by" whole>
            <p dir="auto">
              <bdi>{refund.closedBy}</bdi>: {refund.closingReason}
            </p>
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}

function Contents({ refund }: { refund: Refund }) {
  const { t } = useTexts();
  const { can, platformOwner } = useSession();
  return (
    <>
      {refund.status === 'open' && (
        <Banner tone="caution">
          {t(
            refund.dispute
              ? 'The cardholder’s bank took money of this payment back (dispute), and the provider does not say how much. Ask the provider and close the refund.'
              : 'The provider gave money back by itself and did not say how much. Its settlement file tells; until then, somebody has to find out.',
          )}
        </Banner>
      )}
      {refund.needsPerson && (
        <Banner tone="negative">
          {t(
            'The provider does not say how a refund ended, and no other refund of this payment is sent meanwhile. Ask the provider and close the refund.',
          )}
        </Banner>
      )}
      <RecordColumns>
        <Course refund={refund} />
        <Money refund={refund} />
        {platformOwner && canBeClosed(refund) && can('closeRefund') && <CloseRefund refund={refund} />}
      </RecordColumns>
    </>
  );
}

/** Page of one refund: amount, reason, status, history, and how it was deducted from the shares. */
export function RefundDetail() {
  const { id = '' } = useParams({ strict: false });
  const { toOpen } = useNeeds();
  const { t } = useTexts();
  return (
    <DetailScreen
      title={({ orderId }) => t('Refund of order {{order}}', { order: orderId })}
      query={refundQueries.detail(id)}
      back="/refunds"
      aside={({ status }) => (
        <span role="status">
          <RefundStatus status={status} />
        </span>
      )}
      actions={({ transactionId }) => (
        <LinkButton
          to={`/payments/${transactionId}`}
          label="Open the payment"
          icon={<Receipt size={15} aria-hidden />}
          disabledReason={toOpen('getPayment')}
        />
      )}
    >
      {(refund) => <Contents refund={refund} />}
    </DetailScreen>
  );
}
