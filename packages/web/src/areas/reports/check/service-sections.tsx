import type { BillingRow } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MoneyCell } from '../../../kit/ui/cells/money-cell.tsx';
import { StatusPill } from '../../../kit/ui/cells/status-pill.tsx';
import type { TransactionSum } from './check-books.ts';
import type { CheckPeriod } from './check-query.ts';
import { Figure } from './figure.tsx';
import { RowsSection } from './rows-section.tsx';

type Props = {
  readonly billing: readonly BillingRow[];
  /** Sum of each service's transactions, in the order of `billing`; undefined until it is computed. */
  readonly sums: readonly (TransactionSum | undefined)[];
  readonly period: CheckPeriod;
};

const amountColumns = ['Amount', '{{provider}} Share', 'Merchant Share'] as const;

/** Sums of the transactions by service; each links to its transactions. */
export function TransactionRows({ billing, sums, period }: Props) {
  const { t } = useTexts();
  return (
    <RowsSection
      id="check-transactions"
      title={t('Transactions')}
      columns={['Service', 'Currency', 'Count', ...amountColumns]}
      empty={t('No transactions in this period')}
      rows={billing.map(({ _id, serviceName, userTypeId }, index) => ({
        id: _id,
        name: serviceName,
        cells: [
          period.currency,
          <Figure key="count" value={sums[index]?.count} />,
          <Figure key="amount" value={sums[index]?.amount} />,
          <Figure key="provider" value={sums[index]?.waleeShareValue} />,
          <Figure key="merchant" value={sums[index]?.merchantShareValue} />,
        ],
        show: (
          <Link
            to="/reports/billing-detail"
            search={{ type: 'billing-report', userTypeId, serviceName, ...period }}
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

/** The billing status; 'Not marked' in a neutral tone if nobody has set it. */
function BillingMark({ row: { status, marked } }: { row: BillingRow }) {
  const { t } = useTexts();
  if (marked) return <StatusPill status={status} />;
  return <span className="pill quiet">{t('Not marked')}</span>;
}

/** The billing report's rows; each links to the report. */
export function BillingRows({ billing, period }: Omit<Props, 'sums'>) {
  const { t } = useTexts();
  return (
    <RowsSection
      id="check-billing"
      title={t('Billing')}
      columns={['Service', 'Status', 'Count', ...amountColumns]}
      empty={t('No transactions in this period')}
      rows={billing.map((row) => ({
        id: row._id,
        name: row.serviceName,
        cells: [
          <BillingMark key="status" row={row} />,
          <Figure key="count" value={row.totalNumberOfTransactions} />,
          <MoneyCell key="amount" value={row.totalAmount} currency={row.currency} />,
          <MoneyCell key="provider" value={row.waleeShareValue} currency={row.currency} />,
          <MoneyCell key="merchant" value={row.merchantShareValue} currency={row.currency} />,
        ],
        show: (
          <Link
            to="/reports"
            search={{ type: 'billing-report', q: row.serviceName, ...period }}
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
