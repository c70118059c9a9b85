import type { BillingRow } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import type { TransactionSum } from './check-books.ts';
import type { Asked } from './check-query.ts';
import { Figure } from './figure.tsx';
import { RowsSection } from './rows-section.tsx';

type Props = {
  readonly billing: readonly BillingRow[];
  /** What each service's transactions add up to, in the order of `billing`; absent while they are added up. */
  readonly sums: readonly (TransactionSum | undefined)[];
  readonly asked: Asked;
};

const useShareHeads = () => {
  const { t } = useTexts();
  return [t('Amount'), t('{{provider}} Share'), t('Merchant Share')];
};

/** What the transactions add up to, service by service; each leads to the transactions themselves. */
export function TransactionRows({ billing, sums, asked }: Props) {
  const { t } = useTexts();
  const heads = useShareHeads();
  return (
    <RowsSection
      id="check-transactions"
      title={t('Transactions')}
      heads={[t('Service'), t('Currency'), t('Count'), ...heads]}
      empty={t('No transactions in this period')}
      rows={billing.map(({ _id, serviceName, userTypeId }, index) => ({
        id: _id,
        cells: [
          serviceName,
          asked.currency,
          <Figure key="count" value={sums[index]?.count} />,
          <Figure key="amount" value={sums[index]?.amount} />,
          <Figure key="provider" value={sums[index]?.waleeShareValue} />,
          <Figure key="merchant" value={sums[index]?.merchantShareValue} />,
        ],
        show: (
          <Link
            to="/reports/billing-detail"
            search={{ type: 'billing-report', userTypeId, serviceName, ...asked }}
            className="link"
            aria-label={`${t('Show')}: ${serviceName}`}
          >
            {t('Show')}
          </Link>
        ),
      }))}
    />
  );
}

/** The rows of the billing report. */
export function BillingRows({ billing, asked }: Omit<Props, 'sums'>) {
  const { t } = useTexts();
  const heads = useShareHeads();
  return (
    <RowsSection
      id="check-billing"
      title={t('Billing')}
      heads={[t('Service'), t('Status'), t('Count'), ...heads]}
      empty={t('No transactions in this period')}
      rows={billing.map((row) => ({
        id: row._id,
        cells: [
          row.serviceName,
          <StatusPill key="status" status={row.status} />,
          <Figure key="count" value={row.totalNumberOfTransactions} />,
          <MoneyCell key="amount" value={row.totalAmount} currency={row.currency} />,
          <MoneyCell key="provider" value={row.waleeShareValue} currency={row.currency} />,
          <MoneyCell key="merchant" value={row.merchantShareValue} currency={row.currency} />,
        ],
        show: (
          <Link
            to="/reports"
            search={{ type: 'billing-report', q: row.serviceName, ...asked }}
            className="link"
            aria-label={`${t('Show')}: ${t('Billing')}, ${row.serviceName}`}
          >
            {t('Show')}
          </Link>
        ),
      }))}
    />
  );
}
