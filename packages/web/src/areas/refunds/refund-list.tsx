import type { Refund } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Eye, Receipt } from 'lucide-react';
import { useMemo } from 'react';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { RefundStatus, refundStates } from '../../kit/features/refunds/refund-status.tsx';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import type { RecordActions } from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { canBeClosed } from './close-refund.tsx';
import { refundQueries } from './refund-queries.ts';

const column = columnsOf<Refund>();

/**
 * Returns the actions of a refund, which open related pages. Users of the platform owner can close a refund on its page.
 */
function useRefundActions(): RecordActions<Refund> {
  const { toOpen } = useNeeds();
  const { platformOwner } = useSession();
  return {
    invalidates: 'refunds',
    nameOf: ({ orderId }) => orderId,
    actions: [
      { label: 'Show', icon: Eye, to: ({ _id }) => `/refunds/${_id}` },
      {
        label: 'Open the payment',
        icon: Receipt,
        to: ({ transactionId }) => `/payments/${transactionId}`,
        disabledReason: () => toOpen('getPayment'),
      },
      {
        label: 'Close by hand',
        icon: CircleCheck,
        to: ({ _id }) => `/refunds/${_id}`,
        appliesTo: (refund) => platformOwner && canBeClosed(refund),
        disabledReason: () => toOpen('closeRefund'),
      },
    ],
  };
}

const RefundActions = ({ refund }: { refund: Refund }) => <RecordMenu of={useRefundActions()} row={refund} />;

const OrderLink = ({ refund: { _id, orderId } }: { refund: Refund }) => (
  <Link to="/refunds/$id" params={{ id: _id }} className="link" tabIndex={-1}>
    <span className="figure ltr cell-text" data-hint={orderId}>
      {orderId}
    </span>
  </Link>
);

const columnsFor = (platformOwner: boolean, ofCarrier: boolean) => [
  column.cell('orderId', 'Order ID', (row) => <OrderLink refund={row} />, {
    width: 98,
    grow: 0,
    sort: 'orderId',
    whole: true,
    card: 'name',
  }),
  column.money('amount', 'Amount', 'currency', { width: 112, sort: 'amount' }),
  column.cell('status', 'Status', ({ status }) => <RefundStatus status={status} />, {
    width: 138,
    grow: 0,
    sort: 'status',
  }),
  column.text('reason', 'Reason', { width: 216, grow: 3, sort: 'reason' }),
  column.text('serviceName', 'Service', { width: 116, sort: 'serviceName', card: 'about' }),
  ...(platformOwner ? [column.text('merchantName', 'Merchant', { width: 138, sort: 'merchantName' })] : []),
  column.cell('provider', 'Provider', ({ provider }) => <ProviderName value={provider} />, {
    width: 86,
    grow: 0,
    sort: 'provider',
  }),
  column.date('createdDate', 'Created Date', { width: 112, sort: 'createdDate' }),
  column.text('requestedBy', 'Requested by', { width: 130, sort: 'requestedBy' }),
  ...(ofCarrier
    ? []
    : [
        column.money('merchantShareValue', 'Merchant Share', 'currency', {
          width: 126,
          sort: 'merchantShareValue',
        }),
        column.money('waleeShareValue', '{{provider}} Share', 'currency', {
          width: 120,
          sort: 'waleeShareValue',
        }),
      ]),
  column.cell(
    'transactionId',
    'Transaction',
    ({ transactionId }) => (
      <PaymentLink id={transactionId} inRow>
        <span className="mono ltr">…{transactionId.slice(-8)}</span>
      </PaymentLink>
    ),
    { width: 110, grow: 0, sort: 'transactionId' },
  ),
  column.actions((row) => <RefundActions refund={row} />, 52),
];

const origins = [
  { value: 'request', label: 'Asked for here' },
  { value: 'provider', label: 'By the provider' },
] as const;

/** The list of refunds to customers. */
export function RefundList() {
  const { platformOwner, ofCarrier } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner, ofCarrier), [platformOwner, ofCarrier]);
  return (
    <ListScreen<Refund>
      title="Refunds"
      rows={(query) => refundQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="refunds"
      options={{ actions: useRefundActions() }}
      filters={filtersAt<'/refunds'>([
        select('status', 'Status', refundStates),
        select('origin', 'Origin', origins),
        platformOwner && record('userTypeId', 'Merchant', 'merchant'),
      ])}
      empty="No refunds yet. Refund a payment from its row in the transaction report."
    />
  );
}
