const POLL_MS = 4_000;
/** A stream tells states, so it can miss one that came and went: every so many polls are made beside it. */
const BESIDE_STREAM = 3;

/** Calls back on each event of the stream, and every few seconds while there is no stream (seldom beside one), until aborted. */
export function followSession(
  open: () => AsyncIterable<unknown>,
  onChange: () => void,
  signal: AbortSignal,
): void {
  let live = false;
  let polls = 0;
  const timer = setInterval(() => {
    polls += 1;
    if (!live || polls % BESIDE_STREAM === 0) onChange();
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
