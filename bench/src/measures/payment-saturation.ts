import { Payer } from '../payments/payer.ts';
import { withProduct } from '../payments/product.ts';
import type { Measure } from '../result.ts';
import { inTurns } from '../tools/in-turns.ts';
import { median } from '../tools/median.ts';
import { Pgbench } from '../tools/pgbench.ts';
import { whileCounting } from '../tools/processor-time.ts';

const CLIENTS = 24;
const ROUNDS = 5;
const SECONDS = 5;
const WARM_UP_MS = 12_000;
/** Second warm-up: after ANALYZE, each database connection plans its statements anew. */
const AFTER_ANALYZE_MS = 3_000;

/** Measures whole payments per second from 24 clients, divided by pgbench's rate on the same PostgreSQL. They take turns. */
export const paymentSaturation: Measure = ({ profile }) =>
  withProduct(
    async (product) => {
      const pgbench = new Pgbench(product.postgres);
      await pgbench.fill(CLIENTS);
      const payer = new Payer(product);
      const rate = (milliseconds: number) => inTurns(CLIENTS, milliseconds, () => payer.pay());
      await rate(WARM_UP_MS);
      await product.analyze();
      await rate(AFTER_ANALYZE_MS);
      const rounds: Record<'payments' | 'pgbench' | 'own' | 'below', number>[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { result: payments, own, below } = await whileCounting(product.pid, () => rate(SECONDS * 1000));
        rounds.push({ payments, own, below, pgbench: await pgbench.rate(CLIENTS, SECONDS) });
      }
      payer.close();
      const middle = (side: 'payments' | 'pgbench') => median(rounds.map((round) => round[side])).toFixed(0);
      const perPayment = (side: 'own' | 'below') =>
        `${median(rounds.map((round) => round[side] / (round.payments * SECONDS))).toFixed(2)} ms`;
      return [
        {
          measure: 'payment-saturation: payments over pgbench',
          value: median(rounds.map((round) => round.payments / round.pgbench)),
          unit: 'ratio',
          budget: 0.1,
          limit: 'at least',
          reference: `${CLIENTS} clients: payments ${middle('payments')}/s at ${perPayment('own')} of the server's processor time and ${perPayment('below')} of the database's, pgbench ${middle('pgbench')}/s`,
        },
      ];
    },
    { profile },
  );
