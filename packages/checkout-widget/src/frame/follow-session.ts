const POLL_MS = 4_000;

/** Calls back on each event of the stream, and every few seconds while there is no stream, until aborted. */
export function followSession(
  open: () => AsyncIterable<unknown>,
  onChange: () => void,
  signal: AbortSignal,
): void {
  let live = false;
  const timer = setInterval(() => {
    if (!live) onChange();
  }, POLL_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });

  const listen = async () => {
    for await (const _ of open()) {
      live = true;
      onChange();
    }
  };
  // However the stream ends, asking goes on until the caller has heard enough.
  const fallBack = () => {
    live = false;
  };
  listen().then(fallBack, fallBack);
}
