import { SpanKind } from '@opentelemetry/api';
import type { Fetch } from '../providers/call-provider.ts';
import type { Metrics } from './metrics.ts';
import { endSpan, tracer } from './tracer.ts';

/**
 * Returns a `fetch` that measures and traces calls to a payment provider. URLs are not recorded, because they contain
 * references and signatures. No trace headers are sent to the provider.
 */
export const observeFetch =
  (
    provider: string,
    { providerCalls }: Pick<Metrics, 'providerCalls'>,
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
      end(init.signal?.aborted ? 'timeout' : 'no_connection', true);
      throw error;
    }
  };
