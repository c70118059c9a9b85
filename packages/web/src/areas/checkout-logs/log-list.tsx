import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import type { CheckoutLog, CheckoutLogQuery } from '@daftar/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ExchangeView } from '../../kit/features/exchange/exchange-view.tsx';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { ProviderName, providerNameOf, providerOptions } from '../../kit/features/payments/provider-name.tsx';
import { PeriodSearch } from '../../kit/lists/filters/period-search.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { periodOf } from '../../kit/lists/state/last-days.ts';
import { listQuery } from '../../kit/lists/state/list-search.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { middleCut } from '../../kit/ui/cells/middle-cut.ts';
import { DialogCloseButton, DialogFrame } from '../../kit/ui/overlays/dialog-frame.tsx';

/** The values of a message in one line, truncated; the log's detail view shows the whole message. */
function MessageLine({ message }: { message: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(message).slice(0, 300);
  if (text === '{}') return <span className="muted">–</span>;
  return (
    <span className="cell-text mono" dir="ltr">
      {text}
    </span>
  );
}

/**
 * Query options of a page of logs. Without a period in the URL it covers the last seven days. A search text uses the search
 * operation.
 */
function logRows({ log: _log, ...asked }: Record<string, string | number>) {
  const body = { ...asked, ...periodOf(asked) };
  return listOptions('checkout-logs', body, {
    queryFn: async ({ signal }) => {
      // The URL may hold any text: the server responds to invalid values with an error.
      const { q: query, ...rest } = body as CheckoutLogQuery;
      return query
        ? await api.checkout.searchLogs({ ...rest, query }, { signal })
        : await api.checkout.logs(rest, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

type Props = { readonly log: CheckoutLog | undefined; readonly close: () => void };

function Links({ sessionId }: { sessionId: string }) {
  const { t } = useTexts();
  return (
    <HStack gap="4" wrap="wrap" textStyle="sm">
      <PaymentLink id={sessionId}>{t('Open the payment')}</PaymentLink>
      <Link to="/checkout-requests" search={{ q: sessionId }} className="link">
        {t('Its request')}
      </Link>
      <Link to="/checkout-logs" search={{ q: sessionId }} className="link">
        {t('All logs of this session')}
      </Link>
    </HStack>
  );
}

/** One log: request and response side by side. Escape closes it. */
function LogDetail({ log, close }: Props) {
  return (
    <DialogFrame
      open={log !== undefined}
      onOpenChange={({ open }) => !open && close()}
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      content={{ maxWidth: { md: 'min(1120px, calc(100vw - 48px))' } }}
    >
      {log && (
        <>
          <Dialog.Header>
            <Dialog.Title display="flex" gap="3" alignItems="baseline" flexWrap="wrap">
              <ProviderName value={log.provider} />
              <span className="meta">
                <DateCell value={log.createdDate} time />
              </span>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body display="grid" gap="4" alignContent="start">
            {log.sessionId && <Links sessionId={log.sessionId} />}
            <ExchangeView log={log} />
          </Dialog.Body>
          <DialogCloseButton />
        </>
      )}
    </DialogFrame>
  );
}

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
