import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import type { Subscription, SubscriptionDetail } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { RecordDialog } from '../../kit/ui/overlays/record-dialog.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { SubscriberStatus } from './subscriber-status.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

type Charges = SubscriptionDetail['charges'];

const states = { pending: 'Pending', paid: 'Paid', failed: 'Failed' } as const;

const Amount = ({ of: { amount, currency } }: { of: Pick<Charges[number], 'amount' | 'currency'> }) => (
  <MoneyCell value={amount} currency={currency} />
);

/** The charges of a subscription, each with its period and attempt; a paid one links to its payment. */
function ChargeTable({ charges, country }: { charges: Charges; country: string }) {
  const { digits } = useTexts();
  return (
    <PlainTable label="Charges" columns={['Date', 'Charge', 'Try', 'Amount', 'Status']}>
      {charges.map(({ _id, createdDate, period, attempt, transactionId, status, failure, ...money }) => (
        <Table.Row key={_id}>
          <Table.Cell asChild fontWeight="normal">
            <th scope="row">
              <DateCell value={createdDate} time country={country} />
            </th>
          </Table.Cell>
          <Table.Cell className="figure">{digits(String(period))}</Table.Cell>
          <Table.Cell className="figure">{digits(String(attempt))}</Table.Cell>
          <Table.Cell>
            {transactionId ? (
              <PaymentLink id={transactionId}>
                <Amount of={money} />
              </PaymentLink>
            ) : (
              <Amount of={money} />
            )}
          </Table.Cell>
          <Table.Cell data-hint={failure}>
            <StatusPill status={states[status]} />
          </Table.Cell>
        </Table.Row>
      ))}
    </PlainTable>
  );
}

type Props = OverlayProps & {
  readonly subscription: Subscription;
  /** Elements that may get the focus back; see `focusTargets`. */
  readonly targets: readonly (HTMLElement | null)[];
};

function Body({ subscription, charges }: SubscriptionDetail) {
  const { t, digits } = useTexts();
  const { subscriptionAmount, currency, nextChargeDate, failedTries, reason, country } = subscription;
  return (
    <Stack gap="5">
      <Facts>
        <Fact label="Service">
          <bdi>{subscription.serviceName}</bdi>
        </Fact>
        <Fact label="Merchant">
          <bdi>{subscription.merchantName}</bdi>
        </Fact>
        <Fact label="Subscription Amount">
          <MoneyCell value={subscriptionAmount} currency={currency} />
        </Fact>
        <Fact label="Subscriber Status">
          <SubscriberStatus of={subscription} />
        </Fact>
        {nextChargeDate && (
          <Fact label="Next charge">
            <DateCell value={nextChargeDate} time country={country} />
          </Fact>
        )}
        {failedTries !== undefined && (
          <Fact label="Failed tries">
            <span className="figure">{digits(String(failedTries))}</span>
          </Fact>
        )}
        {reason && (
          <Fact label="Reason" whole>
            <span dir="auto">{reason}</span>
          </Fact>
        )}
      </Facts>
      {charges.length > 0 && <ChargeTable charges={charges} country={country} />}
      {charges.length === 0 && (
        <p className="meta">
          {t(
            subscription.serviceId === undefined
              ? 'The operator charges this number; its charges are not known here.'
              : 'Nothing was charged yet.',
          )}
        </p>
      )}
    </Stack>
  );
}

/** A subscription with its charges, the newest first. */
export function ChargesDialog({ subscription, ...dialog }: Props) {
  const { t } = useTexts();
  return (
    <RecordDialog {...dialog} title={t('Subscription {{msisdn}}', { msisdn: subscription.msisdn })}>
      <LoadedPart query={subscriptionQueries.detail(subscription._id)}>
        {(detail) => <Body {...detail} />}
      </LoadedPart>
    </RecordDialog>
  );
}
