const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts on the first Ctrl-C or its like, whenever it comes; a second one does not wait. */
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

/** Waits until it comes. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
