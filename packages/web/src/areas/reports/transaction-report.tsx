import {
  operatorName,
  paymentMethodLabels,
  paymentMethods,
  transactionStatuses,
  truncateProduct,
} from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';
import { useMemo, useRef } from 'react';
import { api } from '../../api/api.ts';
import { SelectFilter } from '../../kit/filters/filters.tsx';
import { RecordFilter } from '../../kit/filters/record-filter.tsx';
import { NewRows } from '../../kit/grid/new-rows.tsx';
import { columnsOf } from '../../kit/list-state/columns.tsx';
import { useListState } from '../../kit/list-state/use-list-state.ts';
import { PaymentLink } from '../../kit/parts/payment-link.tsx';
import { RefundedMark } from '../../kit/refunds/refund-status.tsx';
import { useRefund } from '../../kit/refunds/use-refund.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';
import { type AskRefund, TransactionActions } from './transaction-actions.tsx';
import { TransactionStatus } from './transaction-status.tsx';
import type { ReportSearch } from './use-report-search.ts';
import { useSellerFilters } from './use-seller-filters.ts';
import { WithReportSearch } from './with-report-search.tsx';

/** Options of the payment method filter. */
const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const OrderLink = ({ id, orderId }: { id: string; orderId: string }) => (
  <PaymentLink id={id} inRow>
    <span className="figure ltr cell-text" data-hint={orderId}>
      {orderId}
    </span>
  </PaymentLink>
);

const column = columnsOf<Transaction>();
const netAmount = column.money('netAmount', 'Net Amount', 'currency', { width: 116, sort: 'netAmount' });
const shares = [
  column.money('merchantShareValue', 'Merchant Share (96%)', 'currency', {
    width: 136,
    sort: 'merchantShareValue',
  }),
  column.money('waleeShareValue', '{{provider}} Share (4%)', 'currency', {
    width: 126,
    sort: 'waleeShareValue',
  }),
];
const carrierShare = column.money('carrierShareValue', 'Carrier Share', 'currency', {
  width: 116,
  sort: 'carrierShareValue',
});

const product = column.cell(
  'productName',
  'Product',
  ({ productName }) => (
    <span className="cell-text" dir="auto" data-hint={productName}>
      {truncateProduct(productName)}
    </span>
  ),
  { width: 124, sort: 'productName', card: 'name' },
);

/**
 * Columns of the report. The amounts are visible at 1440 px without scrolling; columns with the same value in all rows come last.
 * A carrier's users see only the carrier's share.
 */
const columnsFor = (ofCarrier: boolean, refund: AskRefund) => [
  column.id('transactionId', 'ID', { width: 132, sort: 'transactionId' }),
  column.cell('orderId', 'Order ID', ({ _id, orderId }) => <OrderLink id={_id} orderId={orderId} />, {
    width: 92,
    grow: 0.5,
    sort: 'orderId',
    whole: true,
  }),
  column.cell(
    'operator',
    'Operator',
    ({ operator }) => <span className="cell-text">{operatorName(operator)}</span>,
    { width: 82, sort: 'operator' },
  ),
  product,
  column.text('serviceName', 'Service Name', { width: 118, sort: 'serviceName' }),
  column.date('transactionDate', 'Transaction Date/Time', {
    width: 152,
    time: true,
    card: 'about',
    zoneBy: 'country',
    sort: 'transactionDate',
  }),
  column.money('amount', 'Transaction Amount', 'currency', { width: 112, sort: 'amount' }),
  ofCarrier ? carrierShare : netAmount,
  column.cell('status', 'Status', (row) => <TransactionStatus row={row} />, {
    width: 98,
    grow: 0,
    sort: 'status',
  }),
  column.cell('refundedAmount', 'Refund', (row) => <RefundedMark payment={row} />, {
    width: 118,
    grow: 0,
    sort: 'refundedAmount',
  }),
  ...(ofCarrier ? [] : shares),
  column.phone('msisdn', 'Account', {
    width: 122,
    sort: 'msisdn',
  }),
  column.word('country', 'Country', { width: 88 }),
  column.actions((row) => <TransactionActions row={row} refund={refund} />, 52),
];

const transactionRows = (search: ReportSearch) =>
  reportRows('transaction-report', search, api.reports.transactions.bind(api.reports));

/** Filters that a change of merchant clears, because services belong to a merchant. */
const sellerServices = ['serviceId'] as const;

/** Report of finished payments with their shares. */
export function TransactionReport() {
  const { ofCarrier } = useSession();
  const { refund, dialog } = useRefund();
  // `refund` is a new function in each render. The ref lets the columns call the newest one without being built again.
  const newest = useRef(refund);
  newest.current = refund;
  const columns = useMemo(() => columnsFor(ofCarrier, (row) => newest.current(row)), [ofCarrier]);
  const { search: urlSearch } = useListState<'/reports'>();
  const { choosesMerchant, choosesService, ofMerchant } = useSellerFilters(urlSearch);
  return (
    <WithReportSearch type="transaction-report" countryFlags>
      {(search, header, next) => (
        <ListScreen<Transaction>
          title="Transaction Report"
          rows={transactionRows(search)}
          columns={columns}
          rowId={({ _id }) => _id}
          exportOf="transactions"
          options={{ next, beyond: <FoundElsewhere /> }}
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
              <SelectFilter<'/reports'> name="paymentMethod" label="Method" options={methods} />
            </>
          }
          action={
            <>
              <NewRows rows={transactionRows(search)} />
              {dialog}
            </>
          }
          empty="No transactions in this period"
        />
      )}
    </WithReportSearch>
  );
}
