import { Payer } from '../payments/payer.ts';
import { withProduct } from '../payments/product.ts';
import type { Measure } from '../result.ts';
import { arrivals } from '../tools/arrivals.ts';
import { listen } from '../tools/listen.ts';
import { percentile } from '../tools/percentile.ts';
import { waitUntil } from '../tools/wait-until.ts';

const PER_SECOND = 50;
const WARM_UP_SECONDS = 10;
/** Second warm-up: after ANALYZE, each database connection plans its statements anew. */
const AFTER_ANALYZE_SECONDS = 5;
const SECONDS = 40;
/** Longest wait for the last webhooks. */
const LAST_MS = 30_000;

/** Measures the time from a payment's commit to the first attempt to deliver its webhook, at 50 payments a second. */
export const webhookDelay: Measure = async ({ profile }) => {
  /** Milliseconds from a payment's commit to the arrival of its webhook, by the webhook's id; only first attempts count. */
  const delays = new Map<string, number>();
  const receiver = await listen((body, { headers }, response) => {
    const { timestamp } = JSON.parse(body) as { timestamp: string };
    const id = String(headers['webhook-id']);
    if (!delays.has(id)) delays.set(id, Date.now() - Date.parse(timestamp));
    response.writeHead(204).end();
  });
  try {
    return await withProduct(
      async (product) => {
        const payer = new Payer(product);
        const pay = (seconds: number) => arrivals(PER_SECOND, seconds, () => payer.pay());
        await pay(WARM_UP_SECONDS);
        await product.analyze();
        await pay(AFTER_ANALYZE_SECONDS);
        const paid = PER_SECOND * (WARM_UP_SECONDS + AFTER_ANALYZE_SECONDS);
        await waitUntil(() => delays.size >= paid, LAST_MS);
        delays.clear();
        const payments = await pay(SECONDS);
        payer.close();
        await waitUntil(() => delays.size >= payments.length, LAST_MS);
        const all = [...delays.values()];
        const missing = payments.length - all.length;
        if (missing !== 0) throw new Error(`${missing} of ${payments.length} events did not arrive`);
        const at = (share: number) => `${percentile(all, share)} ms`;
        return [
          {
            measure: 'webhook-delay: p99 of the first attempt',
            value: percentile(all, 0.99),
            unit: 'ms',
            budget: 1000,
            limit: 'at most',
            reference: `${all.length} events of ${product.shops.length} merchants at ${PER_SECOND}/s: p50 ${at(0.5)}, at most ${at(1)}`,
          },
        ];
      },
      { receiver, profile },
    );
  } finally {
    receiver.close();
  }
};
