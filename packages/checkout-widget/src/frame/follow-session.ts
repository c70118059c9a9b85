const POLL_MS = 4_000;
/**
 * While the stream is open, only every third poll calls back. Polls are still needed, because the stream can miss a short
 * state.
 */
const POLLS_PER_CALL_BESIDE_STREAM = 3;

/** Calls `onChange` on each event of the stream, and every 4 seconds without a stream (every 12 seconds with one), until `signal` aborts. */
export function followSession(
  open: () => AsyncIterable<unknown>,
  onChange: () => void,
  signal: AbortSignal,
): void {
  let live = false;
  let polls = 0;
  const timer = setInterval(() => {
    polls += 1;
    if (!live || polls % POLLS_PER_CALL_BESIDE_STREAM === 0) onChange();
  }, POLL_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });

  const listen = async () => {
    for await (const _ of open()) {
      live = true;
      onChange();
    }
  };
  // Polling replaces the stream whether it ended or failed.
  const fallBack = () => {
    live = false;
  };
  listen().then(fallBack, fallBack);
}
