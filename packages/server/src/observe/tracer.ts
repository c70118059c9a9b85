import { type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Creates spans. Without a collector, it creates no-op spans. */
export const tracer = trace.getTracer('daftar');

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
