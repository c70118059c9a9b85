import { setTimeout } from 'node:timers/promises';
import { withProduct } from '../payments/product.ts';
import { StatusStreams } from '../payments/status-streams.ts';
import type { Measure } from '../result.ts';
import { residentMb } from '../tools/memory.ts';
import { waitUntil } from '../tools/wait-until.ts';

const STREAMS = 1_000;
/** Opened and closed before memory is read, so that the code that serves them is loaded and compiled. */
const WARM_UP = 50;
const SETTLE_MS = 5_000;
/** How long the streams stay open before their sessions change; a heartbeat is sent meanwhile. */
const OPEN_MS = 20_000;
const LAST_MS = 20_000;
const NO_CHILD = /^$/;

/** Measures the memory of 1,000 open status streams, and that a change of all sessions reaches each of them. */
export const statusStreams: Measure = ({ profile }) =>
  withProduct(
    async (product) => {
      const { sessions } = await product.ask<{ sessions: string[] }>({ ask: 'sessions', count: STREAMS });
      const warmUp = await StatusStreams.open(product.checkout, sessions.slice(0, WARM_UP));
      await setTimeout(SETTLE_MS);
      warmUp.close();
      await setTimeout(SETTLE_MS);
      const memory = () => residentMb(product.pid, NO_CHILD);
      const before = memory();
      const streams = await StatusStreams.open(product.checkout, sessions);
      await setTimeout(OPEN_MS);
      let most = memory();
      if (streams.alive !== STREAMS) throw new Error(`Only ${streams.alive} of ${STREAMS} streams are open`);
      await product.ask<{ expired: number }>({ ask: 'expire' });
      const took = await waitUntil(() => {
        most = Math.max(most, memory());
        return streams.told('expired') === STREAMS;
      }, LAST_MS);
      const told = streams.told('expired');
      streams.close();
      return [
        {
          measure: 'status-streams: memory growth',
          value: most - before,
          unit: 'MB',
          budget: 100,
          limit: 'at most',
          reference: `${STREAMS.toLocaleString('en')} streams: ${most.toFixed(0)} MB at most, ${before.toFixed(0)} MB before`,
        },
        {
          measure: 'status-streams: streams that got the change',
          value: told / STREAMS,
          unit: 'ratio',
          budget: 1,
          limit: 'at least',
          reference: `the last after ${took.toFixed(0)} ms; a process looks once a second`,
        },
      ];
    },
    { profile },
  );
