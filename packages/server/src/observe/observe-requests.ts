import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operationOf } from '../contract/operation-of.ts';
import type { Metrics } from './metrics.ts';
import { endSpan, tracer } from './tracer.ts';
import { isTracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that the request belongs to; undefined when nobody traces. */
    traceContext: Context | undefined;
  }
}

/** The contract's name for it; pages and files are one, and so are addresses that do not exist. */
const nameOf = (request: FastifyRequest): string =>
  operationOf(request) ?? (request.is404 ? 'unknown' : 'page');

/**
 * Counts each request, and where somebody traces begins its trace or goes on with the caller's (`traceparent`). Answers with
 * what is under way.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): ReadonlySet<FastifyReply> {
  const underWay = new Set<FastifyReply>();
  metrics.underWay.push(underWay);
  app.decorateRequest('traceContext', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const operation = nameOf(request);
    const span = isTracing() ? beginSpan(request, operation) : undefined;
    underWay.add(reply);
    // However it ends, answered or given up by the caller.
    reply.raw.once('close', () => {
      const { raw } = reply;
      const status = raw.writableFinished ? String(raw.statusCode) : 'aborted';
      underWay.delete(reply);
      metrics.requests.observe({ operation, status }, reply.elapsedTime / 1000);
      if (span) finishSpan(span, request, raw.statusCode, status);
    });
    if (!request.traceContext) return done();
    return context.with(request.traceContext, done);
  });
  // A body is read in events of the connection, which know nothing of the request's trace.
  app.addHook('preValidation', (request, _reply, done) =>
    request.traceContext ? context.with(request.traceContext, done) : done(),
  );
  return underWay;
}

function beginSpan(request: FastifyRequest, operation: string): Span {
  const parent = propagation.extract(ROOT_CONTEXT, request.headers);
  const span = tracer.startSpan(operation, { kind: SpanKind.SERVER }, parent);
  if (isSpanContextValid(span.spanContext())) request.traceContext = trace.setSpan(parent, span);
  return span;
}

function finishSpan(span: Span, request: FastifyRequest, statusCode: number, status: string): void {
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? 'unknown',
    'http.response.status_code': statusCode,
    'daftar.request_id': request.id,
  });
  endSpan(span, statusCode >= 500 || status === 'aborted' ? status : undefined);
}
