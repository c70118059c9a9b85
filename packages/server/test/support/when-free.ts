import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any busy spell of a test machine. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/**
 * Uploads an approval file; repeats while the product answers 503, as clients are told to. On a busy machine the reader's
 * process does not start in time, or files of other tests are being read.
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
