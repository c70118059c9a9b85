import type { Gateway, SeedOptions } from '@daftar/server';
import {
  createSession,
  endAttempt,
  inTransaction,
  newestAttempt,
  openAttempt,
  type PaymentProvider,
  type Proof,
} from '@daftar/server/fill';
import { simulateBilling } from './billing.ts';
import { failureReason } from './failure-reason.ts';
import { type DemoService, findDemoServices } from './find-demo-services.ts';
import { HTTP_PAYMENTS, simulateHttpPayments } from './http-payments.ts';
import { simulatePayouts } from './payouts.ts';
import { type PlannedPayment, planPayments } from './plan.ts';
import { simulateRefunds } from './refunds.ts';
import { showSandboxPayments } from './sandbox-payments.ts';
import { simulateSettlementFile } from './settlement-file.ts';
import { simulateSettlements } from './settlements.ts';

const BATCH = 8;
const PROGRESS = 'demo-payments';
const FIRST_REFERENCE = 700_000_000_000;

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
    .onConflict((on) => on.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute();

/**
 * Makes the demo's payments with the product's own functions, in batches. After an interruption, the next start continues
 * with the rest.
 */
export async function simulatePayments(gateway: Gateway, options: SeedOptions): Promise<void> {
  const { signal, say } = options;
  const progress = await readProgress(gateway);
  if (progress.finished) return;
  // Saves `until` before the first payment, so that a continued run has the same plan.
  await saveProgress(gateway, progress);
  // Before the payments, which take longer: the README's first walks need the deposits, and a payout that somebody requests
  // meanwhile would leave out the demo's own.
  await simulatePayouts(gateway, new Date(progress.until));
  // Newest payments first, so that the dashboard and today's report have rows soon.
  const plan = planPayments(new Date(progress.until)).toReversed();
  const services = await findDemoServices(gateway);
  for (let at = progress.done; at < plan.length; at += BATCH) {
    if (signal.aborted) return;
    await Promise.all(
      plan.slice(at, at + BATCH).map((payment) => simulatePayment(gateway, services, payment)),
    );
    await saveProgress(gateway, { ...progress, done: at + BATCH });
  }
  await simulateHttpPayments(gateway, services, options);
  if (signal.aborted) return;
  await simulateSettlements(gateway, new Date(progress.until));
  await simulateRefunds(gateway, new Date(progress.until));
  await showSandboxPayments(gateway);
  await simulateSettlementFile(gateway, new Date(progress.until));
  await simulateBilling(gateway, new Date(progress.until));
  await saveProgress(gateway, { ...progress, done: plan.length, finished: true });
  say(`  Demo data is complete: ${plan.length + HTTP_PAYMENTS} payments of 90 days.`);
}

const demoCustomer = { createdBy: 'demo' };

/** A provider that is never called, because the plan decides the payments' results. */
const simulatedProvider = (name: string): PaymentProvider => ({
  name,
  charges: {},
  status: () => Promise.reject(new Error('The demo asks no provider for a status')),
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

export async function simulatePayment(
  gateway: Gateway,
  services: DemoService[],
  payment: PlannedPayment,
): Promise<void> {
  // The exponent gives the first services of `demo-merchants.ts` the most sales.
  const service = services[Math.floor(payment.service ** 1.6 * services.length)];
  const [product, price] =
    service?.products[Math.floor(payment.product * (service?.products.length ?? 0))] ?? [];
  if (!service || product === undefined || price === undefined) return;
  const at = (minutes: number): Gateway => ({
    ...gateway,
    now: () => new Date(payment.at.getTime() + minutes * 60_000),
    providerFor: simulatedProvider,
  });
  const msisdn = `${PREFIXES[service.country] ?? '2010'}${payment.msisdn}`;
  const orderId = String(10_000_000 + payment.index);
  const caller = { kind: 'merchant', merchantId: service.merchantId, name: service.merchantName } as const;
  const body = { serviceId: service.id, orderId, amount: price, currency: service.currency, product, msisdn };
  // One transaction: otherwise a running job could end the session as expired, because it was created in the past.
  await inTransaction(gateway.db, async (trx) => {
    const gatewayAt = (minutes: number): Gateway => ({ ...at(minutes), db: trx });
    const session = await createSession(trx, gatewayAt(0), caller, body, at(0).now());
    // Skip payments that were made before an interruption: a paid session is not open, and a declined payment has an
    // attempt.
    if (session.status !== 'open' || (await newestAttempt(trx, session.id))) return;
    const { attempt } = await openAttempt(trx, gatewayAt(1), {
      sessionId: session.id,
      serviceId: service.id,
      orderId,
      method: service.method,
      customer: demoCustomer,
    });
    await endAttempt(gatewayAt(3), attempt, proofs[payment.outcome](payment, service.method));
  }).catch(ignoreAlreadyPaid);
}

/** Ignores 409: the payment was made before an interruption. */
function ignoreAlreadyPaid(error: unknown): void {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status !== 409) throw error;
}

/** Returns the provider's number of a payment: digits, as providers' numbers are. */
const referenceOf = ({ index }: PlannedPayment): string => String(FIRST_REFERENCE + index);

const proofs: Record<PlannedPayment['outcome'], (payment: PlannedPayment, method: string) => Proof> = {
  paid: (payment) => ({ state: 'paid', providerReference: referenceOf(payment) }),
  failed: (_payment, method) => ({ state: 'failed', reason: failureReason(method) }),
  expired: () => ({ state: 'expired' }),
};
