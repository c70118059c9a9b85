import { type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Spans of this program; without a collector they cost nothing and go nowhere. */
export const tracer = trace.getTracer('daftar');

/** Ends a span; a failure says what kind of error it was, never its message, which may quote people's data. */
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
