import type { Trx } from '../../src/db/transaction.ts';
import { createSession, endAttempt, openAttempt, type PaymentProvider, type Proof } from '../../src/fill.ts';
import type { Gateway } from '../../src/gateway.ts';

/** The outcomes that payments get, one after the other. */
export const OUTCOMES: Proof['state'][] = [
  'paid',
  'paid',
  'failed',
  'paid',
  'paid',
  'expired',
  'paid',
  'paid',
  'paid',
];

interface PastPayment {
  merchantId: string;
  name: string;
  /** The service's `_id`. */
  service: string;
  currency: string;
  method: string;
  amount: number;
  index: number;
  outcome: Proof['state'];
}

/** A provider for payments whose outcome is given: it is never called. */
const uncalled = (name: string): PaymentProvider => ({
  name,
  charges: {},
  status: () => Promise.reject(new Error('A past payment has no status')),
});

/** Makes a payment and ends it with its outcome, at the gateway's clock. */
export async function endPastPayment(trx: Trx, gateway: Gateway, payment: PastPayment): Promise<void> {
  const { merchantId, name, service: serviceId, currency, method, amount, index, outcome } = payment;
  const then: Gateway = { ...gateway, db: trx, providerFor: uncalled };
  const orderId = String(10_000_000 + index);
  const product = index % 2 === 0 ? 'Atlas' : 'رواية';
  const order = { serviceId, orderId, amount, currency, product, msisdn: `2010${20_000_000 + index}` };
  const session = await createSession(trx, then, { kind: 'merchant', merchantId, name }, order, then.now());
  const customer = { createdBy: 'test' };
  const { attempt } = await openAttempt(trx, then, {
    sessionId: session.id,
    serviceId,
    orderId,
    method,
    customer,
  });
  const proofs: Partial<Record<Proof['state'], Proof>> = {
    paid: { state: 'paid', providerReference: `past-${index}` },
    failed: { state: 'failed', reason: 'The card was declined' },
    expired: { state: 'expired' },
  };
  const proof = proofs[outcome];
  if (proof) await endAttempt(then, attempt, proof);
}
