import type { CheckoutLog } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { ProviderName, providerNameOf, providerOptions } from '../../kit/features/payments/provider-name.tsx';
import { PeriodSearch } from '../../kit/lists/filters/period-search.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { listQuery } from '../../kit/lists/state/list-search.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { middleCut } from '../../kit/ui/cells/middle-cut.ts';
import { LogDetail } from './log-detail.tsx';
import { logRows } from './log-queries.ts';
import { MessageLine } from './message-line.tsx';

const column = columnsOf<CheckoutLog>();

/** Opens the log's detail view. The URL contains the log's id, so that the view can be shared and Back closes it. */
function ShowLink({ log }: { log: CheckoutLog }) {
  const { t } = useTexts();
  return (
    <Link
      to="."
      search={(before) => ({ ...before, log: log._id }) as never}
      resetScroll={false}
      className="link"
      tabIndex={-1}
      // The accessible name contains the link's visible text.
      aria-label={`${t('Show')} ${providerNameOf(log.provider)} ${middleCut(log._id)}`}
    >
      <ProviderName value={log.provider} />
    </Link>
  );
}

const columns = [
  column.cell('provider', 'Provider', (row) => <ShowLink log={row} />, {
    width: 110,
    grow: 0,
    sort: 'provider',
  }),
  column.cell('request', 'Request', ({ request }) => <MessageLine message={request} />, {
    width: 260,
    grow: 2,
  }),
  column.cell('response', 'Response', ({ response }) => <MessageLine message={response} />, {
    width: 260,
    grow: 2,
    card: 'about',
  }),
  column.cell(
    'sessionId',
    'Session',
    ({ sessionId }) =>
      sessionId ? (
        <PaymentLink id={sessionId} inRow>
          <span className="mono ltr">{middleCut(sessionId)}</span>
        </PaymentLink>
      ) : (
        <span className="muted">–</span>
      ),
    { width: 150, grow: 0, sort: 'sessionId' },
  ),
  column.date('createdDate', 'Created Date', {
    width: 160,
    time: true,
    sort: 'createdDate',
    card: 'amount',
  }),
];

/** Requests to payment providers with their responses; only for the platform owner's users. */
export function LogList() {
  const { search, change } = useListState<'/checkout-logs'>();
  const { data } = useQuery(logRows(listQuery(search)));
  const shown = data?.data.find(({ _id }) => _id === search.log);
  return (
    <>
      <ListScreen<CheckoutLog>
        title="Checkout Logs"
        rows={logRows}
        columns={columns}
        rowId={({ _id }) => _id}
        exportOf="checkoutLogs"
        header={<PeriodSearch />}
        filters={filtersAt<'/checkout-logs'>([select('provider', 'Provider', providerOptions)])}
        empty="No logs on these days"
      />
      <LogDetail log={shown} close={() => change({ log: undefined, page: search.page })} />
    </>
  );
}
