import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

const PAUSE_MS = 1_000;

/** A job worker that is restarted when it ends. */
export interface RunningJobs {
  /** Stops starting jobs, and waits for running ones. */
  stop(): Promise<void>;
}

/**
 * Starts the worker, and restarts it when it ends by itself. A worker ends when it cannot store a job's result, for example
 * while the database is unavailable.
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
      // A runner that ends by itself does not always settle its promise, but always emits this event.
      await once(runner.events, 'pool:release');
      if (signal.aborted) return;
      log.warn('The job worker ended by itself and is being restarted');
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

/** Retries until the start succeeds; returns undefined when stopped before. */
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
      log.warn({ err: error }, 'The job worker cannot start yet');
    }
  }
}

/** Stops the runner. Ignores the error that a runner throws when it has already ended. */
const stopOnce = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined);
