import { Payer, type Steps } from '../payments/payer.ts';
import { withProduct } from '../payments/product.ts';
import type { Measure } from '../result.ts';
import { arrivals } from '../tools/arrivals.ts';
import { percentile } from '../tools/percentile.ts';
import { Pgbench } from '../tools/pgbench.ts';
import { whileCounting } from '../tools/processor-time.ts';

const PER_SECOND = 50;
const WARM_UP_SECONDS = 15;
/** Second warm-up: after ANALYZE, each database connection plans its statements anew. */
const AFTER_ANALYZE_SECONDS = 5;
const SECONDS = 40;
const PGBENCH_SECONDS = 5;
const PGBENCH_CLIENTS = 10;

const STEPS = ['session', 'attempt', 'notice'] as const;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * Measures the product's own time for a payment at 50 payments a second: the sum of its three calls, with a provider that
 * responds at once.
 */
export const paymentOverhead: Measure = ({ profile }) =>
  withProduct(
    async (product) => {
      const pgbench = new Pgbench(product.postgres);
      await pgbench.fill(PGBENCH_CLIENTS);
      const payer = new Payer(product);
      await arrivals(PER_SECOND, WARM_UP_SECONDS, () => payer.pay());
      await product.analyze();
      await arrivals(PER_SECOND, AFTER_ANALYZE_SECONDS, () => payer.pay());
      const idle = await pgbench.latency(PER_SECOND, PGBENCH_CLIENTS, PGBENCH_SECONDS);
      const { result, own, below } = await whileCounting(product.pid, () =>
        arrivals(PER_SECOND, SECONDS, () => payer.pay()),
      );
      const after = await pgbench.latency(PER_SECOND, PGBENCH_CLIENTS, PGBENCH_SECONDS);
      payer.close();
      const totals = result.map(({ session, attempt, notice }) => session + attempt + notice);
      const steps = STEPS.map((step) => `${step} ${stepsOf(result, step)}`).join(', ');
      const perPayment = (time: number) => (time / result.length).toFixed(2);
      const reference = `pgbench at ${PER_SECOND}/s: ${ms(idle)} before, ${ms(after)} after`;
      return [
        {
          measure: 'payment-overhead: p50',
          value: percentile(totals, 0.5),
          unit: 'ms',
          budget: 20,
          limit: 'at most',
          reference: `${result.length} payments at ${PER_SECOND}/s, p50 (p99): ${steps}`,
        },
        {
          measure: 'payment-overhead: p99',
          value: percentile(totals, 0.99),
          unit: 'ms',
          budget: 60,
          limit: 'at most',
          reference: `${reference}; processor time per payment: server ${perPayment(own)} ms, database ${perPayment(below)} ms`,
        },
      ];
    },
    { profile },
  );

function stepsOf(payments: readonly Steps[], step: keyof Steps): string {
  const times = payments.map((payment) => payment[step]);
  return `${percentile(times, 0.5).toFixed(1)} (${percentile(times, 0.99).toFixed(1)})`;
}
