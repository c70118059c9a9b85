import { Table } from '@chakra-ui/react/table';
import type { SubscriptionDetail } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';

type Charges = SubscriptionDetail['charges'];

const states = { pending: 'Pending', paid: 'Paid', failed: 'Failed' } as const;

const Amount = ({ of: { amount, currency } }: { of: Pick<Charges[number], 'amount' | 'currency'> }) => (
  <MoneyCell value={amount} currency={currency} />
);

/** The charges of a subscription, each with its period and attempt; a paid one links to its payment. */
export function ChargeTable({ charges, country }: { charges: Charges; country: string }) {
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
