import { signalError } from './deadline.ts';
import type { DaftarError } from './errors.ts';
import { readEvents } from './events.ts';
import { exchange, type OperationCall, type Wire } from './exchange.ts';
import type { RequestContext } from './request-context.ts';
import { retryDelay } from './retry.ts';
import type { Runtime } from './runtime.ts';

/** Values by field: an event in which a field has one of its values is the last. */
export type LastEvent<T> = { readonly [Field in keyof T]?: readonly T[Field][] };

/** Milliseconds without a chunk after which the stream counts as broken; servers send heartbeats more often. */
const SILENCE = 60_000;

/**
 * Reads an event stream. If it breaks, reconnects after the last received event. Ends with the last event, a 204 or the
 * caller's signal.
 */
export async function* watch<T>(
  wire: Wire,
  runtime: Runtime,
  call: OperationCall,
  last: LastEvent<T>,
): AsyncGenerator<T, void> {
  const { options = {} } = call;
  const { signal } = options;
  const headers: Record<string, string> = { ...options.headers, accept: 'text/event-stream' };
  const streamed: OperationCall = { ...call, options: { ...options, headers }, parseAs: 'stream' };
  let pause = 0;
  let seen: string | undefined;
  for (let failures = 0; ; failures++) {
    const context: RequestContext = { ...options };
    const keepAlive = () => context.guard?.restart(SILENCE);
    try {
      const { data } = await exchange<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>(
        wire,
        streamed,
        context,
      );
      if (!data) return;
      keepAlive();
      for await (const event of readEvents(data, keepAlive)) {
        failures = 0;
        if (event.id !== undefined) headers['last-event-id'] = event.id;
        pause = Number(event.retry) || pause;
        // A new connection sends the current state again.
        if (!event.data || event.data === seen) continue;
        seen = event.data;
        const value: T = JSON.parse(event.data);
        yield value;
        for (const field in last) if (last[field]?.includes(value[field])) return;
      }
    } catch (error) {
      const explained = context.guard?.explain(error) ?? (error as DaftarError);
      if (!explained.retryable) throw explained;
    } finally {
      context.guard?.close();
    }
    await runtime.sleep(pause || retryDelay(failures, undefined, runtime), signal);
    if (signal?.aborted) throw signalError(signal);
  }
}
