import { operatorName, transactionStatuses, truncateProduct } from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { SelectFilter } from '../../kit/parts/filters.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { api } from '../../session/api.ts';
import { ReportHeader } from './report-header.tsx';
import { useReportSearch } from './use-report-search.ts';

const column = columnsOf<Transaction>();
const columns = [
  column.id('transactionId', 'ID'),
  column.text('orderId', 'Order ID', { width: 120 }),
  column.cell('msisdn', 'Account', ({ msisdn }) => <span className="figure ltr">{msisdn ?? '–'}</span>, {
    width: 130,
  }),
  column.word('country', 'Country', { width: 100 }),
  column.cell(
    'operator',
    'Operator',
    ({ operator }) => <span className="cell-text">{operatorName(operator)}</span>,
    { width: 110 },
  ),
  column.cell(
    'productName',
    'Product',
    ({ productName }) => (
      <span className="cell-text" dir="auto" title={productName}>
        {truncateProduct(productName)}
      </span>
    ),
    { width: 150 },
  ),
  column.text('serviceName', 'Service Name', { width: 150 }),
  column.date('transactionDate', 'Transaction Date/Time', {
    width: 170,
    time: true,
    zoneBy: 'country',
    sort: 'transactionDate',
  }),
  column.money('amount', 'Transaction Amount', 'currency', { width: 150, sort: 'amount' }),
  column.money('merchantShareValue', 'Merchant Share (96%)', 'currency', { width: 165 }),
  column.money('waleeShareValue', '{{provider}} Share (4%)', 'currency', { width: 150 }),
  column.money('netAmount', 'Net Amount', 'currency', { width: 130 }),
  column.status('status', 'Status', { width: 110 }),
];

export function TransactionReport() {
  const { asked, ask } = useReportSearch('transaction-report');
  const rows = ({ type: _type, ...query }: Record<string, string | number>) => {
    const body = { ...query, ...asked } as Parameters<typeof api.reports.transactions>[0];
    return queryOptions({
      queryKey: ['transaction-report', body],
      queryFn: async ({ signal }) => await api.reports.transactions(body, { signal }),
      placeholderData: keepPreviousData,
    });
  };
  return (
    <ListScreen<Transaction>
      title="Transaction Report"
      rows={rows}
      columns={columns}
      rowId={({ _id }) => _id}
      header={<ReportHeader key="transactions" asked={asked} ask={ask} flags />}
      filters={<SelectFilter name="status" label="Status" options={transactionStatuses} />}
      empty="No transactions in this period"
    />
  );
}
