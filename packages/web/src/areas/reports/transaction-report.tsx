import { operatorName, transactionStatuses, truncateProduct } from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';
import { useMemo } from 'react';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { SelectFilter } from '../../kit/parts/filters.tsx';
import { RecordFilter } from '../../kit/parts/record-filter.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';
import { TransactionStatus } from './transaction-status.tsx';
import { useSellerFilters } from './use-seller-filters.ts';
import { WithReportSearch } from './with-report-search.tsx';

const column = columnsOf<Transaction>();
const shares = [
  column.money('merchantShareValue', 'Merchant Share (96%)', 'currency', { width: 136 }),
  column.money('waleeShareValue', '{{provider}} Share (4%)', 'currency', { width: 126 }),
  column.money('netAmount', 'Net Amount', 'currency', { width: 130 }),
];
const carrierShare = [column.money('carrierShareValue', 'Carrier Share', 'currency', { width: 150 })];

/** Columns of the report. A carrier's users see only the carrier's share. */
const columnsFor = (ofCarrier: boolean) => [
  column.id('transactionId', 'ID', { width: 146 }),
  column.text('orderId', 'Order ID', { width: 96, sort: 'orderId' }),
  column.cell('msisdn', 'Account', ({ msisdn }) => <span className="figure ltr">{msisdn ?? '–'}</span>, {
    width: 122,
    sort: 'msisdn',
  }),
  column.word('country', 'Country', { width: 88 }),
  column.cell(
    'operator',
    'Operator',
    ({ operator }) => <span className="cell-text">{operatorName(operator)}</span>,
    { width: 86, sort: 'operator' },
  ),
  column.cell(
    'productName',
    'Product',
    ({ productName }) => (
      <span className="cell-text" dir="auto" data-hint={productName}>
        {truncateProduct(productName)}
      </span>
    ),
    { width: 134, sort: 'productName' },
  ),
  column.text('serviceName', 'Service Name', { width: 124, sort: 'serviceName' }),
  column.date('transactionDate', 'Transaction Date/Time', {
    width: 158,
    time: true,
    zoneBy: 'country',
    sort: 'transactionDate',
  }),
  column.money('amount', 'Transaction Amount', 'currency', { width: 132, sort: 'amount' }),
  ...(ofCarrier ? carrierShare : shares),
  column.cell('status', 'Status', (row) => <TransactionStatus row={row} />, {
    ...{ width: 110, grow: 0, sort: 'status' },
  }),
];

/** Filters that a change of merchant clears, because services belong to a merchant. */
const sellerServices = ['serviceId'];

/** Report of finished payments with their shares. */
export function TransactionReport() {
  const { ofCarrier } = useSession();
  const columns = useMemo(() => columnsFor(ofCarrier), [ofCarrier]);
  const { search: urlSearch } = useListState();
  const { choosesMerchant, choosesService, ofMerchant } = useSellerFilters(urlSearch);
  return (
    <WithReportSearch type="transaction-report" flags>
      {(search, header, next) => (
        <ListScreen<Transaction>
          title="Transaction Report"
          rows={reportRows('transaction-report', search, api.reports.transactions.bind(api.reports))}
          columns={columns}
          rowId={({ _id }) => _id}
          exportOf="transactions"
          options={{ live: true, next }}
          header={
            <>
              <ReportSwitch type="transaction-report" />
              {header}
            </>
          }
          filters={
            <>
              <SelectFilter name="status" label="Status" options={transactionStatuses} />
              {choosesMerchant && (
                <RecordFilter name="userTypeId" label="Merchant" kind="merchant" decides={sellerServices} />
              )}
              {choosesService && (
                <RecordFilter name="serviceId" label="Service" kind="service" filter={ofMerchant} />
              )}
            </>
          }
          empty="No transactions in this period"
        />
      )}
    </WithReportSearch>
  );
}
