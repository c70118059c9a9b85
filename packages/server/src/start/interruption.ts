const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Returns a signal that aborts on Ctrl-C, SIGTERM or SIGHUP; a second one ends the process at once. Also aborts when the parent
 * process (`npm start`), connected by an IPC channel, disconnects or ends.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) return;
    console.log('\nStopping …');
    controller.abort();
  };
  let signals = 0;
  const stopBySignal = () => {
    signals += 1;
    if (signals > 1) process.exit(130);
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, stopBySignal);
  process.on('disconnect', stop);
  // The parent has disconnected before this process could listen.
  if (process.send && !process.connected) stop();
  return controller.signal;
}

/** Resolves when the signal aborts. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
