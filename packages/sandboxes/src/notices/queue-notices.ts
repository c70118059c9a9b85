import { randomUUID } from 'node:crypto';
import type { Payment } from '../payments/payment.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import type { Notice, NoticeDraft } from './notice.ts';

const DELAY_MS = 20_000;
const MOST_ATTEMPTS = 10;
const REPEATS = 2;

/** Queues the notices about a payment's change, with the unusual behaviour that its amount or mobile number selects. */
export async function queueNotices(kit: Kit, sandbox: Sandbox, payment: Payment): Promise<void> {
  await kit.store.addNotices(plan(kit, sandbox, payment));
}

function plan(kit: Kit, { notice }: Sandbox, payment: Payment): Notice[] {
  const now = kit.now();
  const ends = payment.state === 'paid' || payment.state === 'failed';
  const scenario = ends ? scenarioOf(payment) : undefined;
  const queued = (draft: NoticeDraft, laterMs = 0): Notice =>
    newNotice(payment, draft, new Date(now.getTime() + laterMs));
  const draft = notice(payment, false);
  if (!draft) return [];
  switch (scenario?.at === 'notice' ? scenario.does : undefined) {
    case 'lose':
      return [];
    case 'repeat':
      return Array.from({ length: REPEATS }, () => queued(draft));
    case 'delay':
      return [queued(draft, kit.delayMs ?? DELAY_MS)];
    case 'forge':
      return [notice(payment, true), draft].filter((one) => one !== undefined).map((one) => queued(one));
    case 'disorder':
      return [draft, notice({ ...payment, state: 'open' }, false)]
        .filter((one) => one !== undefined)
        .map((one) => queued(one));
    default:
      return [queued(draft)];
  }
}

const newNotice = (
  { provider, reference }: Payment,
  { mostAttempts = MOST_ATTEMPTS, ...draft }: NoticeDraft,
  dueAt: Date,
): Notice => ({
  ...draft,
  mostAttempts,
  id: `ntc_${randomUUID()}`,
  provider,
  reference,
  attempts: 0,
  dueAt,
  deliveredAt: null,
  lastError: null,
});
