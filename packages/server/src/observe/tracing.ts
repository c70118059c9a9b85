import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { finishesWithin } from '../basics/finishes-within.ts';

const LAST_SPANS_MS = 3_000;

export interface TracingOptions {
  /** The collector's address, such as http://127.0.0.1:4318; undefined switches tracing off. */
  endpoint: string | undefined;
  serviceName: string;
  /** Share of requests that are traced, from 0 to 1; callers cannot raise it. */
  ratio: number;
  log: FastifyBaseLogger;
}

type Stop = () => Promise<void>;

let installed = false;

/** Tells whether tracing is on. Callers skip creating spans when it is off. */
export const isTracing = (): boolean => installed;

/** Starts sending traces to a collector and returns a function that stops it. Loads the SDK only when it is needed. */
export async function startTracing({ endpoint, serviceName, ratio, log }: TracingOptions): Promise<Stop> {
  if (endpoint === undefined) return () => Promise.resolve();
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace');
  const warn = (reason: string) => log.warn({ reason }, 'traces cannot be sent');
  const quiet = () => {};
  diag.setLogger({ error: warn, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  return installTracing(new BatchSpanProcessor({ exporter }), serviceName, ratio);
}

/** Installs tracing with the given span processor and returns a function that stops it. */
export async function installTracing(
  processor: SpanProcessor,
  serviceName: string,
  ratio: number,
): Promise<Stop> {
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const sdk = await import('@opentelemetry/sdk-trace');
  const some = new sdk.TraceIdRatioBasedSampler(ratio);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // A caller may set the trace id, but must not decide whether the trace is recorded.
    sampler: new sdk.ParentBasedSampler({ root: some, remoteParentSampled: some }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  installed = true;
  return async () => {
    installed = false;
    // An unavailable collector must not delay the end of the process.
    await finishesWithin(provider.shutdown(), LAST_SPANS_MS).catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
}
