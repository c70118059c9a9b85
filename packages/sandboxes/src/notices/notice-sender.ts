import { expire } from '../payments/moves.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import type { Notice } from './notice.ts';

export interface NoticeSender {
  /** Sends due notices now. If a run is already in progress, starts another one after it. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

export interface NoticeSenderOptions {
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Interval at which due notices and expired payments are processed. */
  pollMs?: number | undefined;
  onError: (error: unknown) => void;
}

const POLL_MS = 1000;
const TIMEOUT_MS = 10_000;
const BATCH = 20;
const LONGEST_WAIT_MS = 60_000;

/**
 * Expires payments and sends the providers' notices. Retries each notice with growing delays until the gateway accepts it.
 */
export function noticeSender(
  kit: Kit,
  sandboxes: readonly Sandbox[],
  { fetch: send = fetch, pollMs = POLL_MS, onError }: NoticeSenderOptions,
): NoticeSender {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const runWhileNeeded = async (): Promise<void> => {
    do {
      again = false;
      await runOnce(kit, sandboxes, send).catch(onError);
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
      timer = setInterval(wake, pollMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

type Send = NonNullable<NoticeSenderOptions['fetch']>;

async function runOnce(kit: Kit, sandboxes: readonly Sandbox[], send: Send): Promise<void> {
  for (const payment of await kit.store.overdue(kit.now())) {
    const sandbox = sandboxes.find(({ name }) => name === payment.provider);
    if (sandbox) await expire(kit, sandbox, payment);
  }
  for (const notice of await kit.store.dueNotices(kit.now(), BATCH)) await deliver(kit, notice, send);
}

async function deliver(kit: Kit, notice: Notice, send: Send): Promise<void> {
  const { store, now } = kit;
  const url = notice.url || kit.callbackUrl(notice.provider);
  const lastError = await post({ ...notice, url }, send);
  const attempts = notice.attempts + 1;
  const at = now();
  const wait = Math.min(1000 * 2 ** notice.attempts, LONGEST_WAIT_MS);
  await store.saveNotice({
    ...notice,
    attempts,
    dueAt: new Date(at.getTime() + wait),
    lastError,
    deliveredAt: lastError === null ? at : null,
  });
}

/** Sends a notice. Returns the error, or null if the gateway accepted it. */
async function post({ url, headers, body, expects }: Notice, send: Send): Promise<string | null> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 200 && expects !== undefined)
      return (await response.text()).trim() === expects ? null : `The answer is not ${expects}`;
    await response.body?.cancel();
    return response.status === 200 ? null : `HTTP ${response.status}`;
  } catch {
    return 'No answer';
  }
}
