import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Kbd } from '@chakra-ui/react/kbd';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Payout } from '@daftar/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FlagBanner } from '../../kit/features/payouts/payout-flags.tsx';
import { useChoiceName } from '../../kit/forms/pickers/use-choice-names.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { sumPhrase } from '../../kit/ui/cells/money-phrase.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { LoadingLines } from '../../kit/ui/page/loading-lines.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { decisionQuestion, payoutName, rejectionReason, useDecisionRefusal } from './payout-actions.tsx';
import { PayoutContextPanels } from './payout-context-panels.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutHeadline } from './payout-headline.tsx';
import { payoutQueries } from './payout-queries.ts';
import { QueueButtons } from './queue-buttons.tsx';
import { isFiltered, type QueueSearch, queueSearch } from './queue-search.ts';
import { type HeldDecision, useHeldDecisions } from './use-held-decisions.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const none: readonly Payout[] = [];
const including = (set: ReadonlySet<string>, id: string) => new Set([...set, id]);
const without = (set: ReadonlySet<string>, id: string) => new Set([...set].filter((one) => one !== id));

const detailOf = (payout: Payout) => ({ name: `${payoutName(payout)}\n${sumPhrase([payout])}` });

/** Returns the queue of the pending payouts that a search finds: the current payout, the number of remaining ones, and the actions. */
function usePayoutQueue(search: QueueSearch) {
  const result = useQuery(payoutQueries.queue(search));
  const client = useQueryClient();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const back = (id: string) => setDecided((before) => without(before, id));
  const { held, hold, undo } = useHeldDecisions({ failed: back });
  const { data: rows = none, total = 0 } = result.data ?? {};
  const open = rows.filter(({ _id }) => !decided.has(_id));
  const left = open.filter(({ _id }) => !skipped.has(_id));
  const [current, next] = left;
  const nextId = next?._id;
  useEffect(() => {
    if (nextId) void client.prefetchQuery({ ...payoutQueries.context(nextId), staleTime: 10_000 });
  }, [client, nextId]);
  const approve = async (payout: Payout) => {
    const question = { ...decisionQuestion, detail: detailOf(payout), action: 'Approve' } as const;
    if (!(await dialogs.confirm({ ...question, undoable: true }))) return;
    hold({ payout, status: 'Approved' });
    setDecided((before) => including(before, payout._id));
  };
  const reject = async (payout: Payout) => {
    const reason = await dialogs.reason({
      ...decisionQuestion,
      detail: detailOf(payout),
      action: 'Reject',
      tone: 'danger',
      reason: rejectionReason,
    });
    if (reason === undefined) return;
    hold({ payout, status: 'Rejected', reason });
    setDecided((before) => including(before, payout._id));
  };
  return {
    result,
    current,
    held,
    /** Number of pending payouts that were neither decided nor skipped in this queue. */
    remaining: Math.max(left.length, total - (rows.length - left.length)),
    skipped: open.length - left.length,
    approve,
    reject,
    skip: ({ _id }: Payout) => setSkipped((before) => including(before, _id)),
    startAgain: () => setSkipped(new Set()),
    /** Undoes the last decision, or that on the given payout, if it is not sent yet. */
    undo: (id = held.at(-1)?.payout._id) => {
      if (id && undo(id)) back(id);
    },
  };
}

type PayoutQueueState = ReturnType<typeof usePayoutQueue>;

function MerchantName({ id }: { id: string }) {
  return (
    <>
      {FACT_SEPARATOR}
      <bdi>{useChoiceName('merchant', id)}</bdi>
    </>
  );
}

/** Says that the queue has the list's filter, and leads to the queue of all pending payouts. */
function QueueFilter({ search }: { search: QueueSearch }) {
  const { t } = useTexts();
  const { dateFrom = '', dateTo = '', userTypeId, currency, q } = search;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="baseline" textStyle="sm" data-queue-filter="">
      <Text color="fg.muted">
        {t('Filtered as the list was:')} <PeriodCell from={dateFrom} to={dateTo} />
        {userTypeId && <MerchantName id={userTypeId} />}
        {currency && `${FACT_SEPARATOR}${currency}`}
        {q && (
          <>
            {FACT_SEPARATOR}
            <bdi>{q}</bdi>
          </>
        )}
      </Text>
      <Link to="/loan-requests/queue" search={{}} className="link">
        {t('Review all pending payouts')}
      </Link>
    </Flex>
  );
}

/** The payout to decide now. */
function QueueCard({ payout, footer }: { payout: Payout; footer: ReactNode }) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} minWidth="0">
      <Card.Header flexDirection="row" alignItems="center" gap="3">
        <Card.Title as="h2" id={id} textStyle="sm" className="mono ltr">
          {payout.referanceNumber}
        </Card.Title>
        <StatusPill status={payout.status} />
      </Card.Header>
      <Card.Body gap="5">
        <PayoutHeadline payout={payout} />
        <FlagBanner payout={payout} />
        <PayoutFacts payout={payout} />
      </Card.Body>
      {footer}
    </Card.Root>
  );
}

/** The current time in milliseconds, every quarter of a second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Held({ held, undo, isLast }: { held: HeldDecision; undo: () => void; isLast: boolean }) {
  const { t, digits } = useTexts();
  const seconds = Math.max(0, Math.ceil((held.until - useNow()) / 1000));
  const values = { payout: held.payout.referanceNumber };
  return (
    <Flex
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      columnGap="3"
      rowGap="1"
      ps="4"
      pe="2"
      py="2"
      borderWidth="1px"
      rounded="l3"
      bg="bg.overlay"
      shadow="md"
    >
      <Text flex={{ base: '1 0 100%', sm: '1' }} role="status">
        {held.status === 'Approved'
          ? t('{{payout}}: will be approved', values)
          : t('{{payout}}: will be rejected', values)}
      </Text>
      <Text aria-hidden flex={{ base: '1', sm: 'none' }} color="fg.muted" fontVariantNumeric="tabular-nums">
        {/* On a phone the time is on a line of its own. */}
        <Text as="span" display={{ base: 'none', sm: 'inline' }}>
          ·{' '}
        </Text>
        {t('sent in {{seconds}} s', { seconds: digits(String(seconds)) })}
      </Text>
      <Button size="xs" onClick={undo}>
        <Undo2 size={14} aria-hidden />
        {t('Undo')}
        {isLast && (
          <Kbd size="sm" display={{ base: 'none', md: 'inline-flex' }} aria-hidden>
            U
          </Kbd>
        )}
      </Button>
    </Flex>
  );
}

type Props = { readonly held: readonly HeldDecision[]; readonly undo: (id: string) => void };

/** The decisions that can still be undone, shown at the bottom of the window. */
function HeldDecisionBar({ held, undo }: Props) {
  return (
    <Stack
      position="fixed"
      insetBlockEnd={{ base: '24', md: '6' }}
      insetInline="4"
      marginInline="auto"
      maxWidth="460px"
      zIndex="toast"
      gap="2"
      className="no-print"
    >
      {held.map((one, index) => (
        <Held
          key={one.payout._id}
          held={one}
          isLast={index === held.length - 1}
          undo={() => undo(one.payout._id)}
        />
      ))}
    </Stack>
  );
}

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
