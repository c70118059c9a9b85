import { sql } from 'kysely';
import {
  createSession,
  endAttempt,
  newestAttempt,
  openAttempt,
  type Proof,
} from '../areas/checkout/offers.ts';

import { inTransaction } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import type { SeedOptions } from '../product/demo.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { playBilling } from './billing.ts';
import { HTTP_PAYMENTS, playHttpPayments } from './http-payments.ts';
import { playPayouts } from './payouts.ts';
import { type PlannedPayment, planPayments } from './plan.ts';
import { playSettlements } from './settlements.ts';
import { findStage, type StageService } from './stage.ts';

const BATCH = 8;
const PROGRESS = 'demo-payments';

interface Progress {
  until: string;
  done: number;
  finished: boolean;
}

async function readProgress(gateway: Gateway): Promise<Progress> {
  const row = await gateway.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', PROGRESS)
    .executeTakeFirst();
  return (
    (row?.value as Progress | undefined) ?? { until: gateway.now().toISOString(), done: 0, finished: false }
  );
}

const saveProgress = (gateway: Gateway, progress: Progress) =>
  gateway.db
    .insertInto('settings')
    .values({ key: PROGRESS, value: JSON.stringify(progress) })
    .onConflict((on) => on.column('key').doUpdateSet({ value: sql`excluded.value` }))
    .execute();

/** Plays the demo's payments through the product's own functions, in batches; a stop in between goes on at the next start. */
export async function playPayments(gateway: Gateway, options: SeedOptions): Promise<void> {
  const { signal, say } = options;
  const progress = await readProgress(gateway);
  if (progress.finished) return;
  // The days are fixed before the first payment: a start after a stop plays the same plan.
  await saveProgress(gateway, progress);
  // The newest first: while the rest is played, today's report and the dashboard have rows already.
  const plan = planPayments(new Date(progress.until)).toReversed();
  const stage = await findStage(gateway);
  for (let at = progress.done; at < plan.length; at += BATCH) {
    if (signal.aborted) return;
    await Promise.all(plan.slice(at, at + BATCH).map((payment) => playPayment(gateway, stage, payment)));
    await saveProgress(gateway, { ...progress, done: at + BATCH });
  }
  await playHttpPayments(gateway, stage, options);
  if (signal.aborted) return;
  await playSettlements(gateway, new Date(progress.until));
  await playPayouts(gateway, new Date(progress.until));
  await playBilling(gateway, new Date(progress.until));
  await saveProgress(gateway, { ...progress, done: plan.length, finished: true });
  say(`  Demo data is complete: ${plan.length + HTTP_PAYMENTS} payments of 90 days.`);
}

const nobody = { createdBy: 'demo' };

/** Stands in for every provider: its word is the plan's. */
const playedProvider = (name: string): PaymentProvider => ({
  name,
  requestReference: () => Promise.reject(new Error('The demo plays no references')),
  status: () => Promise.reject(new Error('The demo asks nobody')),
  readNotice: () => undefined,
});

const PREFIXES: Record<string, string> = {
  Egypt: '2010',
  Pakistan: '9230',
  China: '8613',
  Singapore: '659',
  Malaysia: '6012',
  'United Kingdom': '447',
  'United States': '1212',
};

export async function playPayment(
  gateway: Gateway,
  stage: StageService[],
  payment: PlannedPayment,
): Promise<void> {
  // The first services of the cast sell the most.
  const service = stage[Math.floor(payment.service ** 1.6 * stage.length)];
  const [product, price] =
    service?.products[Math.floor(payment.product * (service?.products.length ?? 0))] ?? [];
  if (!service || product === undefined || price === undefined) return;
  const at = (minutes: number): Gateway => ({
    ...gateway,
    now: () => new Date(payment.at.getTime() + minutes * 60_000),
    providerFor: playedProvider,
  });
  const msisdn = `${PREFIXES[service.country] ?? '2010'}${payment.msisdn}`;
  const orderId = String(10_000_000 + payment.index);
  const caller = { kind: 'merchant', merchantId: service.merchantId, name: service.merchantName } as const;
  const body = { serviceId: service.id, orderId, amount: price, currency: service.currency, product, msisdn };
  // One commit: the jobs that run beside the demo never meet a session whose time, played in the past, is long over.
  await inTransaction(gateway.db, async (trx) => {
    const played = (minutes: number): Gateway => ({ ...at(minutes), db: trx });
    const session = await createSession(trx, played(0), caller, body, at(0).now());
    // Played before a stop: a declined payment leaves its session open.
    if (session.status !== 'open' || (await newestAttempt(trx, session.id))) return;
    const { attempt } = await openAttempt(trx, played(1), {
      sessionId: session.id,
      serviceId: service.id,
      orderId,
      method: service.method,
      customer: nobody,
    });
    await endAttempt(played(3), attempt, proofs[payment.outcome](payment));
  }).catch(alreadyPlayed);
}

/** A stop between two batches leaves payments that were played already: paid ones answer 409. */
function alreadyPlayed(error: unknown): void {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status !== 409) throw error;
}

const proofs: Record<PlannedPayment['outcome'], (payment: PlannedPayment) => Proof> = {
  paid: (payment) => ({ state: 'paid', providerReference: `demo-${payment.index}` }),
  failed: () => ({ state: 'failed', reason: 'The card was declined' }),
  expired: () => ({ state: 'expired' }),
};
