import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

const PAUSE_MS = 1_000;

/** Jobs at work, until they are stopped. */
export interface RunningJobs {
  /** Takes on nothing more and waits for what runs. */
  stop(): Promise<void>;
}

/**
 * Starts the worker, and again whenever it gives up by itself: it does when it cannot write down how a job ended, as
 * when the database goes away for a moment.
 */
export async function keepRunning(
  start: () => Promise<Runner>,
  log: FastifyBaseLogger,
): Promise<RunningJobs> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner = await start();
  const watch = async () => {
    while (!signal.aborted) {
      // A runner that gave up does not always settle its promise, but always says this.
      await once(runner.events, 'pool:release');
      if (signal.aborted) return;
      log.warn('The jobs stopped by themselves and are started again');
      const next = await startAgain(start, log, signal);
      if (next) runner = next;
    }
    await stopOnce(runner);
  };
  const watched = watch();
  return {
    stop: async () => {
      stopping.abort();
      await stopOnce(runner);
      await watched;
    },
  };
}

/** Tries until it succeeds; undefined when it was stopped first. */
async function startAgain(
  start: () => Promise<Runner>,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<Runner | undefined> {
  for (;;) {
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      return await start();
    } catch (error) {
      log.warn({ err: error }, 'The jobs cannot start yet');
    }
  }
}

/** A runner that has ended refuses to be stopped; there is nothing left to stop then. */
const stopOnce = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined);
