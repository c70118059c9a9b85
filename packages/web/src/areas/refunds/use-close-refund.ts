import type { Refund, RefundClosing } from '@daftar/sdk';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/api.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import { attemptKeys } from '../../kit/forms/screens/attempt-keys.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';

type Draft = {
  readonly outcome: RefundClosing['outcome'];
  readonly amount: string;
  readonly reason: string;
};

/** Manages the form that records how a refund ended: its inputs, whether they suffice, and sending it after a confirmation. */
export function useCloseRefund(refund: Refund) {
  const [draft, setDraft] = useState<Draft>({ outcome: 'succeeded', amount: '', reason: '' });
  const [keys] = useState(() => attemptKeys());
  const { outcome } = draft;
  const amount = Number(numberText(draft.amount));
  const reason = draft.reason.trim();
  const asksAmount = refund.status === 'open' && outcome === 'succeeded';
  const body: RefundClosing = { outcome, reason, ...(asksAmount && { amount }) };
  const change = useChange(['refunds', 'payments', 'transaction-report'], () =>
    api.refunds.close(refund._id, body, { idempotencyKey: keys.keyOf(body) }),
  );
  const isReady = reason.length >= 3 && (!asksAmount || amount > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || change.isPending) return;
    const sure = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Changing the status will not revert back.',
      action: 'Close the refund',
      tone: 'danger',
    });
    if (sure) change.mutate(undefined, { onSuccess: () => toast('The refund was closed.') });
  };
  const edit = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, edit, asksAmount, isReady, change, submit };
}
