import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import type { FawryNotice } from './fawry-store.ts';
import { queueNotices } from './queue-notices.ts';

export interface NoticeSender {
  /** Sends what is due, now; calls while one runs make it look once more. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

const POLL_MS = 1000;
const TIMEOUT_MS = 10_000;
const BATCH = 20;
const LONGEST_WAIT_MS = 60_000;

/** Delivers Fawry's callbacks, each again with growing pauses until it is answered with 200. */
export function noticeSender(options: FawrySandboxOptions, onError: (error: unknown) => void): NoticeSender {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const rounds = async (): Promise<void> => {
    do {
      again = false;
      await round(options).catch(onError);
    } while (again);
    running = undefined;
  };
  const wake = (): void => {
    again = true;
    running ??= rounds();
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

async function round(options: FawrySandboxOptions): Promise<void> {
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

/** What went wrong; null when the callback was taken. */
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
