import type { Payout } from '@daftar/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sumPhrase } from '../../kit/ui/cells/money-phrase.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { decisionQuestion, payoutName, rejectionReason } from './payout-actions.tsx';
import { payoutQueries } from './payout-queries.ts';
import type { QueueSearch } from './queue-search.ts';
import { useHeldDecisions } from './use-held-decisions.ts';

const none: readonly Payout[] = [];
const including = (set: ReadonlySet<string>, id: string) => new Set([...set, id]);
const without = (set: ReadonlySet<string>, id: string) => new Set([...set].filter((one) => one !== id));

const detailOf = (payout: Payout) => ({ name: `${payoutName(payout)}\n${sumPhrase([payout])}` });

/** Returns the queue of the pending payouts that a search finds: the current payout, the number of remaining ones, and the actions. */
export function usePayoutQueue(search: QueueSearch) {
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

export type PayoutQueueState = ReturnType<typeof usePayoutQueue>;
