import type { CheckoutRequest, CheckoutRequestQuery } from '@daftar/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import { Eye, MessagesSquare } from 'lucide-react';
import { api } from '../../api/api.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { PaymentStatus, paymentStates } from '../../kit/features/payments/payment-status.tsx';
import { PeriodSearch } from '../../kit/lists/filters/period-search.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { periodOf } from '../../kit/lists/state/last-days.ts';
import type { RecordActions } from '../../kit/records/actions/record-action.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

/**
 * Query options of a page of requests. Without a period in the URL it covers the last seven days. A search text uses the search
 * operation.
 */
function requestRows(asked: Record<string, string | number>) {
  const body = { ...asked, ...periodOf(asked) };
  return listOptions('checkout-requests', body, {
    queryFn: async ({ signal }) => {
      // The URL may hold any text: the server responds to invalid values with an error.
      const { q: query, ...rest } = body as CheckoutRequestQuery;
      return query
        ? await api.checkout.searchRequests({ ...rest, query }, { signal })
        : await api.checkout.requests(rest, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

const column = columnsOf<CheckoutRequest>();

/** Returns the actions of a request: they open its payment and its logs. */
function useRequestActions(): RecordActions<CheckoutRequest> {
  const { toOpen } = useNeeds();
  return {
    invalidates: 'checkout-requests',
    nameOf: ({ orderId }) => orderId,
    actions: [
      {
        label: 'Open the payment',
        icon: Eye,
        to: ({ _id }) => `/payments/${_id}`,
        disabledReason: () => toOpen('getPayment'),
      },
      { label: 'Its logs', icon: MessagesSquare, to: ({ _id }) => `/checkout-logs?q=${_id}` },
    ],
  };
}

const RequestActions = ({ request }: { request: CheckoutRequest }) => (
  <RecordMenu of={useRequestActions()} row={request} />
);

const columns = [
  column.cell(
    'orderId',
    'Order ID',
    ({ _id, orderId }) => (
      <PaymentLink id={_id} inRow>
        <span className="figure ltr">{orderId}</span>
      </PaymentLink>
    ),
    { width: 130, sort: 'orderId', card: 'about' },
  ),
  column.text('product', 'Product', { width: 180, grow: 2, sort: 'product', card: 'name' }),
  column.phone('msisdn', 'MSISDN', {
    width: 140,
    sort: 'msisdn',
  }),
  column.money('amount', 'Amount', 'currency', { width: 140, sort: 'amount' }),
  column.cell(
    'status',
    'Status',
    ({ status, canceledDate }) => <PaymentStatus status={status} canceledDate={canceledDate} />,
    {
      width: 116,
      grow: 0,
      sort: 'status',
    },
  ),
  column.id('serviceId', 'Service ID', { width: 150, sort: 'serviceId' }),
  // In the platform owner's time zone, as the days of the period: in each country's own, rows of one day would look unsorted.
  column.date('createdDate', 'Created Date', { width: 160, time: true, sort: 'createdDate' }),
  column.actions((row) => <RequestActions request={row} />, 52),
];

const receivedAmounts = [{ value: 'other', label: 'Another amount than due' }] as const;

/** Payment sessions of customers, in every state; only for the platform owner's users. */
export function RequestList() {
  return (
    <ListScreen<CheckoutRequest>
      title="Checkout Requests"
      rows={requestRows}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="checkoutRequests"
      header={<PeriodSearch />}
      filters={filtersAt<'/checkout-requests'>([
        select('status', 'Status', paymentStates),
        select('received', 'Received', receivedAmounts),
      ])}
      empty="No requests on these days"
    />
  );
}
