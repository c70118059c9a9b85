import { SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Fetch } from '../providers/call-provider.ts';
import type { Metrics } from './metrics.ts';
import { endSpan, tracer } from './tracer.ts';

/** Returns the system's code of a failed connection, such as ECONNREFUSED; never its message, which may contain the URL. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown cause';
}

/**
 * Returns a `fetch` that measures and traces calls to a payment provider, and logs those that get no
 * response: with the provider's name, its host and the cause. URLs are not recorded, because they contain
 * references and signatures. No trace headers are sent to the provider.
 */
export const observeFetch =
  (
    provider: string,
    { providerCalls, log }: Pick<Metrics, 'providerCalls'> & { log?: Logger },
    send: Fetch = (url, init) => fetch(url, init),
  ): Fetch =>
  async (url, init) => {
    const began = performance.now();
    const span = tracer().startSpan(`provider ${provider}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': init.method ?? 'GET', 'server.address': new URL(url).hostname },
    });
    const end = (outcome: string, failed: boolean) => {
      providerCalls.observe({ provider, outcome }, (performance.now() - began) / 1000);
      endSpan(span, failed ? outcome : undefined);
    };
    try {
      const response = await send(url, init);
      span.setAttribute('http.response.status_code', response.status);
      end(`${Math.floor(response.status / 100)}xx`, response.status >= 500);
      return response;
    } catch (error) {
      const outcome = init.signal?.aborted ? 'timeout' : 'no_connection';
      end(outcome, true);
      const cause = outcome === 'timeout' ? 'no response in time' : codeOf(error);
      log?.warn({ provider, host: new URL(url).host, cause }, 'a payment provider did not respond');
      throw error;
    }
  };
