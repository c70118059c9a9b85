import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Payout } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { LoadingLines } from '../../kit/ui/page/loading-lines.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { HeldDecisionBar } from './held-decision-bar.tsx';
import { useDecisionRefusal } from './payout-actions.tsx';
import { PayoutContextPanels } from './payout-context-panels.tsx';
import { QueueButtons } from './queue-buttons.tsx';
import { QueueCard } from './queue-card.tsx';
import { QueueFilter } from './queue-filter.tsx';
import { isFiltered, queueSearch } from './queue-search.ts';
import { type PayoutQueueState, usePayoutQueue } from './use-payout-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Shown when no payout is left: says that there is none, or offers the skipped ones again. */
function QueueEnd({ skipped, startAgain }: Pick<PayoutQueueState, 'skipped' | 'startAgain'>) {
  const { t } = useTexts();
  if (skipped === 0)
    return (
      <Empty text={t('No payout is waiting for a decision.')}>
        <BackLink otherwise="/loan-requests">{t('Back')}</BackLink>
      </Empty>
    );
  return (
    <Empty text={t('Only skipped payouts are left.')}>
      <Button variant="solid" onClick={startAgain}>
        {t('Review skipped payouts')}
      </Button>
    </Empty>
  );
}

function Current({ payout, queue }: { payout: Payout; queue: PayoutQueueState }) {
  const refusalOf = useDecisionRefusal();
  const refusals = { approve: refusalOf('Approved', payout), reject: refusalOf('Rejected', payout) };
  const decide = (decision: 'approve' | 'reject') => () => {
    if (refusals[decision] === undefined) void queue[decision](payout);
  };
  const actions = {
    approve: decide('approve'),
    reject: decide('reject'),
    skip: () => queue.skip(payout),
  };
  useQueueKeys({ a: actions.approve, r: actions.reject, s: actions.skip });
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' }}
      gap="4"
      alignItems="start"
    >
      <QueueCard payout={payout} footer={<QueueButtons {...actions} refusals={refusals} />} />
      <Stack gap="4" minWidth="0">
        <PayoutContextPanels payout={payout} />
      </Stack>
    </Grid>
  );
}

/**
 * Shows pending payouts one at a time, with information that helps to decide each of them: those of the list that the user came
 * from, in the list's order, or all of them, oldest first, if the list had no filter.
 */
export function PayoutQueue() {
  const { t, digits } = useTexts();
  const search = queueSearch(useListState<'/loan-requests/queue'>().search);
  const queue = usePayoutQueue(search);
  const { result, current, held, remaining, skipped, startAgain, undo } = queue;
  useQueueKeys({ u: () => undo() });
  return (
    <Page maxWidth="1280px" pb="24">
      <PageHeader
        title="Payout queue"
        aside={result.data && t('{{number}} left', { number: digits(remaining.toLocaleString('en')) })}
      >
        <BackLink otherwise="/loan-requests">{t('Back')}</BackLink>
      </PageHeader>
      {isFiltered(search) && <QueueFilter search={search} />}
      {result.isError && !result.data && <Problem error={result.error} retry={() => void result.refetch()} />}
      {result.isPending && <LoadingLines />}
      <VisuallyHidden role="status">{current?.referanceNumber}</VisuallyHidden>
      {current && <Current key={current._id} payout={current} queue={queue} />}
      {result.data && !current && <QueueEnd {...{ skipped, startAgain }} />}
      <HeldDecisionBar {...{ held, undo }} />
    </Page>
  );
}
