import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a test machine is ever busy. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/**
 * Uploads an approval file. Repeats while the product responds with 503, as the API tells clients to: on a busy machine, the
 * reader's process does not start in time, or the product is reading files of other tests.
 */
export async function whenFree<Answer extends { status: number }>(
  upload: () => Promise<Answer>,
): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const answer = await upload();
    if (answer.status !== 503 || Date.now() > end) return answer;
    await sleep(PAUSE_MS);
  }
}
