import type { Payment } from './payment.ts';
import type { Store } from './store.ts';

const MOST_TRIES = 20;

/**
 * Applies a change to the current version of a payment, and returns the result. Returns undefined if `change` does, or if
 * the payment does not exist.
 */
export async function changePayment(
  store: Store,
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
  change: (payment: Payment) => Payment | undefined,
): Promise<Payment | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const payment = await store.find(provider, { reference });
    const changed = payment && change(payment);
    if (!payment || !changed) return undefined;
    if (await store.save(changed)) return { ...changed, version: payment.version + 1 };
  }
  throw new Error('The payment changes too often');
}
