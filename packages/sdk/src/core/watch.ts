import type { Api } from './api.ts';
import type { Way } from './arrive.ts';
import { aborted } from './deadline.ts';
import type { DaftarError } from './errors.ts';
import { readEvents } from './events.ts';
import type { CallOptions } from './options.ts';
import { retryDelay } from './retry.ts';

/** Follows an event stream, connecting again where it breaks, until `isLast`, a 204 or the caller's signal ends it. */
export async function* watch<T>(
  api: Api,
  path: string,
  id: string,
  isLast: (value: T) => boolean,
  options: CallOptions = {},
): AsyncGenerator<T, void> {
  const { signal } = options;
  const headers: Record<string, string> = { ...options.headers, accept: 'text/event-stream' };
  let pause = 0;
  let last: string | undefined;
  for (let failures = 0; ; failures++) {
    const stream: Way = { read: ({ body }) => body };
    // A stream that says nothing for a minute, not even a heartbeat, is taken for dead.
    const alive = () => stream.guard?.restart(60_000);
    try {
      const { data } = await api.arrive<ReadableStream<Uint8Array<ArrayBuffer>> | null>(
        ['GET', path, { ...options, headers }, id],
        stream,
      );
      if (!data) return;
      alive();
      for await (const event of readEvents(data, alive)) {
        failures = 0;
        if (event.id !== undefined) headers['last-event-id'] = event.id;
        pause = Number(event.retry) || pause;
        // A new connection tells the present state again.
        if (!event.data || event.data === last) continue;
        last = event.data;
        const value: T = JSON.parse(event.data);
        yield value;
        if (isLast(value)) return;
      }
    } catch (error) {
      const known = stream.guard?.explain(error) ?? (error as DaftarError);
      if (!known.retryable) throw known;
    } finally {
      stream.guard?.close();
    }
    await api.runtime.sleep(pause || retryDelay(failures, undefined, api.runtime), signal);
    if (signal?.aborted) throw aborted(signal);
  }
}
