import { type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/**
 * Returns the tracer; without a collector, its spans do nothing. Callers must not store it: a stored tracer would keep sending
 * to the first collector after tracing was stopped and started again.
 */
export const tracer = (): Tracer => trace.getTracer('daftar');

/** Ends a span. `failure` is the kind of error, never its message, which may quote personal data. */
export function endSpan(span: Span, failure?: string): void {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
  span.end();
}

export const errorKind = (error: unknown): string =>
  error instanceof Error
    ? 'code' in error
      ? `${error.name} ${String(error.code)}`
      : error.name
    : typeof error;
