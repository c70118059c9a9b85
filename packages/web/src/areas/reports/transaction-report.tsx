import { operatorName, transactionStatuses, truncateProduct } from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { SelectFilter } from '../../kit/parts/filters.tsx';
import { NewRows } from '../../kit/parts/new-rows.tsx';
import { RecordFilter } from '../../kit/parts/record-filter.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';
import { TransactionStatus } from './transaction-status.tsx';
import type { ReportSearch } from './use-report-search.ts';
import { useSellerFilters } from './use-seller-filters.ts';
import { WithReportSearch } from './with-report-search.tsx';

const column = columnsOf<Transaction>();
const netAmount = column.money('netAmount', 'Net Amount', 'currency', { width: 116 });
const shares = [
  column.money('merchantShareValue', 'Merchant Share (96%)', 'currency', { width: 136 }),
  column.money('waleeShareValue', '{{provider}} Share (4%)', 'currency', { width: 126 }),
];
const carrierShare = column.money('carrierShareValue', 'Carrier Share', 'currency', { width: 116 });

/**
 * Columns of the report: what a payment came to stands in view at 1440 px, and what is the same in all rows comes last. A
 * carrier's users see only the carrier's share.
 */
const columnsFor = (ofCarrier: boolean) => [
  column.id('transactionId', 'ID', { width: 136 }),
  column.cell('orderId', 'Order ID', ({ orderId }) => <span className="figure ltr">{orderId}</span>, {
    ...{ width: 116, grow: 0.5, sort: 'orderId' },
  }),
  column.cell(
    'operator',
    'Operator',
    ({ operator }) => <span className="cell-text">{operatorName(operator)}</span>,
    { width: 80, sort: 'operator' },
  ),
  column.cell(
    'productName',
    'Product',
    ({ productName }) => (
      <span className="cell-text" dir="auto" data-hint={productName}>
        {truncateProduct(productName)}
      </span>
    ),
    { width: 122, sort: 'productName', card: 'name' },
  ),
  column.text('serviceName', 'Service Name', { width: 112, sort: 'serviceName' }),
  column.date('transactionDate', 'Transaction Date/Time', {
    width: 152,
    ...{ time: true, card: 'about' },
    zoneBy: 'country',
    sort: 'transactionDate',
  }),
  column.money('amount', 'Transaction Amount', 'currency', { width: 112, sort: 'amount' }),
  ofCarrier ? carrierShare : netAmount,
  column.cell('status', 'Status', (row) => <TransactionStatus row={row} />, {
    ...{ width: 104, grow: 0, sort: 'status' },
  }),
  ...(ofCarrier ? [] : shares),
  column.cell('msisdn', 'Account', ({ msisdn }) => <span className="figure ltr">{msisdn ?? '–'}</span>, {
    width: 122,
    sort: 'msisdn',
  }),
  column.word('country', 'Country', { width: 88 }),
];

const transactionRows = (search: ReportSearch) =>
  reportRows('transaction-report', search, api.reports.transactions.bind(api.reports));

/** Filters that a change of merchant clears, because services belong to a merchant. */
const sellerServices = ['serviceId'] as const;

/** Report of finished payments with their shares. */
export function TransactionReport() {
  const { ofCarrier } = useSession();
  const columns = useMemo(() => columnsFor(ofCarrier), [ofCarrier]);
  const { search: urlSearch } = useListState<'/reports'>();
  const { choosesMerchant, choosesService, ofMerchant } = useSellerFilters(urlSearch);
  return (
    <WithReportSearch type="transaction-report" flags>
      {(search, header, next) => (
        <ListScreen<Transaction>
          title="Transaction Report"
          rows={transactionRows(search)}
          columns={columns}
          rowId={({ _id }) => _id}
          exportOf="transactions"
          options={{ next }}
          header={<ReportSwitch type="transaction-report">{header}</ReportSwitch>}
          filters={
            <>
              <SelectFilter<'/reports'> name="status" label="Status" options={transactionStatuses} />
              {choosesMerchant && (
                <RecordFilter<'/reports'>
                  name="userTypeId"
                  label="Merchant"
                  kind="merchant"
                  decides={sellerServices}
                />
              )}
              {choosesService && (
                <RecordFilter<'/reports'>
                  name="serviceId"
                  label="Service"
                  kind="service"
                  filter={ofMerchant}
                />
              )}
            </>
          }
          action={<NewRows rows={transactionRows(search)} />}
          empty="No transactions in this period"
        />
      )}
    </WithReportSearch>
  );
}
