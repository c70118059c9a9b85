import { isCurrency } from '@daftar/domain';
import type { ReconciliationRow as Row } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { api } from '../../../api/api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ListScreen } from '../../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../../kit/lists/state/columns.tsx';
import { keepSamePeriod } from '../../../kit/lists/state/keep-same-period.ts';
import { listOptions } from '../../../kit/records/list-options.ts';
import { BackLink } from '../../../kit/ui/page/back-link.tsx';
import { rowVerdict } from './check-lines.ts';
import type { CheckPeriod } from './check-query.ts';
import { Figure } from './figure.tsx';
import { VerdictLine } from './verdict-line.tsx';

function Difference({ row }: { row: Row }) {
  return isCurrency(row.currency) ? (
    <VerdictLine verdict={rowVerdict(row, row.currency)} />
  ) : (
    <Figure value={undefined} />
  );
}

function Show({ row, period }: { row: Row; period: CheckPeriod }) {
  const { t } = useTexts();
  return (
    <Link
      to="/reconciliation/$merchant"
      params={{ merchant: row.userTypeId }}
      search={{ ...period }}
      className="link"
      tabIndex={-1}
    >
      {t('Show')}
    </Link>
  );
}

const column = columnsOf<Row>();
const columnsFor = (period: CheckPeriod) => [
  column.text('merchantName', 'Merchant', { width: 140, grow: 2, sort: 'merchantName' }),
  column.cell('transactionCount', 'Transactions', (row) => <Figure value={row.transactionCount} />, {
    align: 'end',
    width: 112,
    sort: 'transactionCount',
  }),
  column.money('transactionAmount', 'Transaction Amount', 'currency', {
    width: 150,
    sort: 'transactionAmount',
  }),
  column.money('refundedAmount', 'Refunded', 'currency', { width: 104, sort: 'refundedAmount' }),
  column.money('billedAmount', 'Billed', 'currency', { width: 124, sort: 'billedAmount' }),
  column.money('settledAmount', 'Settled', 'currency', { width: 124, sort: 'settledAmount' }),
  column.cell('difference', 'Difference', (row) => <Difference row={row} />, {
    width: 236,
    sort: 'difference',
  }),
  column.actions((row) => <Show row={row} period={period} />, 70),
];

const rowsOf = (period: CheckPeriod) => (query: Record<string, string | number>) => {
  const body = { ...query, ...period } as Parameters<typeof api.reports.reconciliation>[0];
  return listOptions('reconciliation', body, {
    queryFn: async ({ signal }) => await api.reports.reconciliation(body, { signal }),
    placeholderData: keepSamePeriod(body),
  });
};

type Props = { readonly period: CheckPeriod; readonly header: ReactNode; readonly next: ReactNode };

/** Lists the merchants that had transactions in the period, with the amount left to settle for each. */
export function ReconciliationList({ period, header, next }: Props) {
  const { t, word } = useTexts();
  const { dateFrom, dateTo, country, currency } = period;
  const columns = useMemo(
    () => columnsFor({ dateFrom, dateTo, country, currency }),
    [dateFrom, dateTo, country, currency],
  );
  return (
    <ListScreen<Row>
      title="Three-way check"
      rows={rowsOf(period)}
      columns={columns}
      rowId={({ userTypeId }) => userTypeId}
      action={<BackLink otherwise="/reports?type=billing-report">{t('Back')}</BackLink>}
      header={header}
      exportOf="reconciliation"
      options={{ next }}
      empty={t('No merchant had transactions in {{currency}} for {{country}} in this period', {
        currency,
        country: word(country),
      })}
    />
  );
}
