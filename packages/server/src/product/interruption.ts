const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Returns a signal that aborts on Ctrl-C, SIGTERM or SIGHUP. A second one ends the process at once. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    console.log('\nStopping …');
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return controller.signal;
}

/** Resolves when the signal aborts. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
