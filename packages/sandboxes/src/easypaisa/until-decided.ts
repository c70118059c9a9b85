import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from '../payments/payment.ts';
import type { Kit } from '../sandbox.ts';

const POLL_MS = 100;
const LONGEST_MS = 60_000;

/** Waits until a payment has ended. Returns undefined after the time limit for unanswered requests. */
export async function untilDecided(
  { store, hangMs = LONGEST_MS }: Kit,
  { provider, reference }: Payment,
): Promise<Payment | undefined> {
  const end = performance.now() + hangMs;
  for (;;) {
    const payment = await store.find(provider, { reference });
    if (payment && payment.state !== 'open') return payment;
    if (performance.now() >= end) return undefined;
    await sleep(POLL_MS, undefined, { ref: false });
  }
}
