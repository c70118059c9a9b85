import { HStack } from '@chakra-ui/react';
import {
  operatorName,
  paymentMethodLabels,
  paymentMethods,
  paymentRefundState,
  transactionStatuses,
  truncateProduct,
} from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';
import { CopyPlus, Eye, Undo2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { RefundedMark } from '../../kit/features/refunds/refund-status.tsx';
import { useRefund, useRefundRefusal } from '../../kit/features/refunds/use-refund.tsx';
import type { ChoiceFilter } from '../../kit/forms/pickers/choice-queries.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { NewRows } from '../../kit/lists/grid/new-rows.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { type Session, useSession } from '../../session/permissions/use-session.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';
import { TransactionStatus } from './transaction-status.tsx';
import type { ReportSearch } from './use-report-search.ts';
import { WithReportSearch } from './with-report-search.tsx';

const all: ChoiceFilter = {};

/** Tells whether the caller gets the merchant and service filters, and which services to offer. */
function useSellerFilters(urlSearch: Readonly<Record<string, unknown>>) {
  const { platformOwner, ofCarrier } = useSession();
  const text = (name: string) => (typeof urlSearch[name] === 'string' ? urlSearch[name] : '');
  const merchant = text('userTypeId');
  // A merchant in the URL is shown to every caller; otherwise the caller could not remove this filter.
  const choosesMerchant = platformOwner || ofCarrier || merchant !== '';
  // Service names are unique per merchant only, so a list across merchants would be ambiguous.
  const choosesService = !choosesMerchant || merchant !== '' || text('serviceId') !== '';
  return { choosesMerchant, choosesService, ofMerchant: merchant === '' ? all : { userTypeId: merchant } };
}

type AskRefund = (row: Transaction) => void;

/** The actions of a transaction: open its page, and refund it. A carrier's users get no refund action. */
function TransactionActions({ row, refund }: { row: Transaction; refund: AskRefund }) {
  const { t } = useTexts();
  const { ofCarrier } = useSession();
  const refusalOf = useRefundRefusal();
  return (
    <RowActions of={row.orderId}>
      {(Menu) => (
        <>
          <Menu.Action icon={<Eye size={15} />} to={`/payments/${row._id}`}>
            {t('Open the payment')}
          </Menu.Action>
          {!ofCarrier && (
            <Menu.Action
              icon={<Undo2 size={15} />}
              disabledReason={refusalOf(row)}
              onSelect={() => refund(row)}
            >
              {t('Refund')}
            </Menu.Action>
          )}
        </>
      )}
    </RowActions>
  );
}

/**
 * What needs a person, or happened, after a payment: that it is the second one of its order, and the state of its refunds. Beside the
 * refunds, an icon stands for the second payment.
 */
function AfterPayment({ row }: { row: Transaction }) {
  const { t } = useTexts();
  if (!row.duplicate) return <RefundedMark payment={row} />;
  if (!paymentRefundState(row)) return <StatusPill status="Second payment" tone="amber" />;
  const label = t('Second payment');
  return (
    <HStack as="span" gap="1">
      <span role="img" aria-label={label} data-hint={label}>
        <CopyPlus size={14} aria-hidden />
      </span>
      <RefundedMark payment={row} />
    </HStack>
  );
}

/** Option of the filter by second payments of an order. */
const secondPayments = [{ value: 'only', label: 'Second payment' }] as const;
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
const merchantColumns = [
  column.money('merchantShareValue', 'Merchant Share (96%)', 'currency', {
    width: 136,
    sort: 'merchantShareValue',
  }),
  column.money('waleeShareValue', '{{provider}} Share (4%)', 'currency', {
    width: 126,
    sort: 'waleeShareValue',
  }),
  column.money('netAmount', 'Net Amount', 'currency', { width: 116, sort: 'netAmount' }),
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
  { width: 92, sort: 'productName', card: 'name' },
);

/**
 * Columns of the report: the specification's in its order, then ours; the status stays in view. A carrier's users see only the
 * carrier's share. The platform owner sees it, too: with it the shares add up to the amount.
 */
const columnsFor = (
  { ofCarrier, platformOwner }: Pick<Session, 'ofCarrier' | 'platformOwner'>,
  refund: AskRefund,
) => [
  column.id('transactionId', 'ID', { width: 122, sort: 'transactionId' }),
  column.cell('orderId', 'Order ID', ({ _id, orderId }) => <OrderLink id={_id} orderId={orderId} />, {
    width: 84,
    grow: 0.5,
    sort: 'orderId',
    whole: true,
  }),
  column.phone('msisdn', 'Account', { width: 116, grow: 0, sort: 'msisdn' }),
  column.word('country', 'Country', { width: 72 }),
  column.cell(
    'operator',
    'Operator',
    ({ operator }) => <span className="cell-text">{operatorName(operator)}</span>,
    { width: 80, sort: 'operator' },
  ),
  product,
  column.text('serviceName', 'Service Name', { width: 92, sort: 'serviceName' }),
  column.date('transactionDate', 'Transaction Date/Time', {
    width: 150,
    time: true,
    card: 'about',
    zoneBy: 'country',
    sort: 'transactionDate',
  }),
  column.money('amount', 'Transaction Amount', 'currency', { width: 108, sort: 'amount' }),
  ...(ofCarrier ? [] : merchantColumns),
  ...(ofCarrier || platformOwner ? [carrierShare] : []),
  column.cell('refundedAmount', 'Refund', (row) => <AfterPayment row={row} />, {
    width: 140,
    grow: 0,
    sort: 'refundedAmount',
  }),
  column.cell('status', 'Status', (row) => <TransactionStatus row={row} />, {
    width: 98,
    grow: 0,
    sort: 'status',
    stays: true,
  }),
  column.actions((row) => <TransactionActions row={row} refund={refund} />, 52),
];

const transactionRows = (search: ReportSearch) =>
  reportRows('transaction-report', search, api.reports.transactions.bind(api.reports));

/** Filters that a change of merchant clears, because services belong to a merchant. */
const sellerServices = ['serviceId'] as const;

function useColumns(refund: AskRefund) {
  const { ofCarrier, platformOwner } = useSession();
  // `refund` is a new function in each render. The ref lets the columns call the newest one without being built again.
  const newest = useRef(refund);
  newest.current = refund;
  return useMemo(
    () => columnsFor({ ofCarrier, platformOwner }, (row) => newest.current(row)),
    [ofCarrier, platformOwner],
  );
}

/** Report of finished payments with their shares. */
export function TransactionReport() {
  const { refund, dialog } = useRefund();
  const columns = useColumns(refund);
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
          filters={filtersAt<'/reports'>([
            select('status', 'Status', transactionStatuses),
            choosesMerchant && record('userTypeId', 'Merchant', 'merchant', { decides: sellerServices }),
            choosesService && record('serviceId', 'Service', 'service', { filter: ofMerchant }),
            select('paymentMethod', 'Method', methods),
            select('duplicate', 'Payment', secondPayments),
          ])}
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
