import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import type { FawryNotice } from './fawry-store.ts';
import { queueNotices } from './queue-notices.ts';

export interface NoticeSender {
  /** Sends due callbacks now. A call during a run causes another run afterwards. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

const POLL_MS = 1000;
const TIMEOUT_MS = 10_000;
const BATCH = 20;
const LONGEST_WAIT_MS = 60_000;

/** Sends Fawry's callbacks. Retries each with growing delays until the gateway answers 200. */
export function noticeSender(options: FawrySandboxOptions, onError: (error: unknown) => void): NoticeSender {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const runWhileNeeded = async (): Promise<void> => {
    do {
      again = false;
      await runOnce(options).catch(onError);
    } while (again);
    running = undefined;
  };
  const wake = (): void => {
    again = true;
    running ??= runWhileNeeded();
  };
  return {
    wake,
    start: () => {
      timer = setInterval(wake, options.pollMs ?? POLL_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function runOnce(options: FawrySandboxOptions): Promise<void> {
  const { store, now } = options;
  for (const { referenceNumber } of await store.overdue(now())) {
    const expired = await store.move(referenceNumber, { from: ['UNPAID'], to: 'EXPIRED' });
    if (expired) await queueNotices(expired, options);
  }
  for (const notice of await store.dueNotices(now(), BATCH)) await deliver(notice, options);
}

async function deliver(notice: FawryNotice, options: FawrySandboxOptions): Promise<void> {
  const lastError = await send(notice.body, options);
  const attempts = notice.attempts + 1;
  const now = options.now();
  const wait = Math.min(1000 * 2 ** notice.attempts, LONGEST_WAIT_MS);
  const dueAt = new Date(now.getTime() + wait);
  await options.store.saveNotice({
    ...notice,
    attempts,
    dueAt,
    lastError,
    deliveredAt: lastError === null ? now : null,
  });
}

/** Sends a callback. Returns the error, or null when the gateway answered 200. */
async function send(body: string, { callbackUrl, ...options }: FawrySandboxOptions): Promise<string | null> {
  try {
    const response = await (options.fetch ?? fetch)(callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status === 200 ? null : `HTTP ${response.status}`;
  } catch {
    return 'No answer';
  }
}
