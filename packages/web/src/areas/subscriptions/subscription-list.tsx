import { countryLists } from '@daftar/domain';
import type { Subscription } from '@daftar/sdk';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useMemo, useRef } from 'react';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { WordCell } from '../../kit/ui/cells/word-cell.tsx';
import { focusTargets } from '../../kit/ui/overlays/focus-targets.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { openedSubscription } from './opened-subscription.ts';
import { SubscriberStatus, subscriberStates } from './subscriber-status.tsx';
import { SubscriptionActions, useSubscriptionActions } from './subscription-actions.tsx';
import { findOperators, subscriptionQueries } from './subscription-queries.ts';

const ChargesDialog = lazyOverlay(async () => (await import('./charges-dialog.tsx')).ChargesDialog);

const close = ({ open }: { readonly open: boolean }): void => {
  if (!open) openedSubscription.setState(() => undefined);
};

/** Renders the charges dialog of the subscription that the user opened from its row. */
function ChargesHost() {
  const opened = useSelector(openedSubscription);
  // Keeps the contents while the dialog fades out.
  const shown = useRef(opened);
  const targets = useRef<ReturnType<typeof focusTargets>>([]);
  useEffect(() => () => openedSubscription.setState(() => undefined), []);
  // Read the focused element during rendering, because the dialog moves the focus afterwards.
  if (opened && shown.current !== opened) targets.current = focusTargets(document.activeElement);
  shown.current = opened ?? shown.current;
  if (!shown.current) return null;
  return (
    <ChargesDialog
      open={opened !== undefined}
      onOpenChange={close}
      subscription={shown.current}
      targets={targets.current}
    />
  );
}

const column = columnsOf<Subscription>();
/** Labels of the charging frequencies; operators use other words. */
const frequencies: Readonly<Record<string, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

const columnsFor = (platformOwner: boolean) => [
  column.phone('msisdn', 'MSISDN', { width: 116, grow: 0, sort: 'msisdn', card: 'name' }),
  column.word('country', 'Country', { width: 88, sort: 'country' }),
  column.text('operator', 'Operator', { width: 102, sort: 'operator' }),
  ...(platformOwner
    ? [column.text('merchantName', 'Merchant', { width: 138, grow: 2, sort: 'merchantName' })]
    : []),
  column.text('serviceName', 'Service Name', { width: 126, grow: 2, sort: 'serviceName', card: 'about' }),
  column.cell(
    'subscriptionType',
    'Subscription Type',
    ({ subscriptionType: type }) => <WordCell value={frequencies[type] ?? type} />,
    { width: 98, grow: 0, sort: 'subscriptionType' },
  ),
  column.money('subscriptionAmount', 'Subscription Amount', 'currency', {
    width: 108,
    grow: 0,
    sort: 'subscriptionAmount',
  }),
  column.cell('subscriberStatus', 'Subscriber Status', (row) => <SubscriberStatus of={row} />, {
    width: 128,
    grow: 0,
    sort: 'subscriberStatus',
    card: 'state',
  }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate', zoneBy: 'country' }),
  column.actions((row) => <SubscriptionActions subscription={row} />, 52),
];

export function SubscriptionList() {
  const { platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner), [platformOwner]);
  return (
    <>
      <ListScreen<Subscription>
        title="Subscriptions"
        rows={(query) => subscriptionQueries.list(query)}
        columns={columns}
        rowId={({ _id }) => _id}
        exportOf="subscriptions"
        filters={filtersAt<'/subscriptions'>([
          select('subscriberStatus', 'Subscriber Status', subscriberStates),
          select('country', 'Country', countryLists.services),
          record('operator', 'Operator', 'carrier', { find: findOperators }),
          platformOwner && record('userTypeId', 'Merchant', 'merchant'),
        ])}
        options={{ actions: useSubscriptionActions() }}
        empty="No subscriptions yet"
      />
      <ChargesHost />
    </>
  );
}
