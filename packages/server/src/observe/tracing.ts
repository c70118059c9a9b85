import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { within } from '../basics/within.ts';

const LAST_SPANS_MS = 3_000;

export interface TracingOptions {
  /** A collector's address, as http://127.0.0.1:4318; nothing is traced without one. */
  endpoint: string | undefined;
  serviceName: string;
  /** The part of the requests that are traced, 0 to 1; callers cannot ask for more. */
  ratio: number;
  log: FastifyBaseLogger;
}

type Stop = () => Promise<void>;

let installed = false;

/** Whether spans go anywhere: without a collector nobody needs to make them. */
export const isTracing = (): boolean => installed;

/** Sends traces to a collector. The SDK is loaded only then. */
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

/** Traces to whoever takes the spans, until it is stopped. */
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
    // Whoever calls from outside may name a trace, not decide how many we keep.
    sampler: new sdk.ParentBasedSampler({ root: some, remoteParentSampled: some }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  installed = true;
  return async () => {
    installed = false;
    // What a collector that is away will never hear must not keep the process.
    await within(provider.shutdown(), LAST_SPANS_MS).catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
}
