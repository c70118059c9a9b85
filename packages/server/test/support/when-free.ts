import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a test machine is ever busy. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/**
 * Sends a request. Repeats it while the product responds with 503, as the API tells clients to: on a busy machine, the reader of
 * uploaded files does not start in time, or a statement waits for a lock for too long.
 */
export async function whenFree<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const answer = await send();
    if (answer.status !== 503 || Date.now() > end) return answer;
    await sleep(PAUSE_MS);
  }
}
