import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Busy, Problem, type ProblemDetail, problemDetail, unavailable } from '../basics/problems.ts';
import { Stale } from '../basics/stale.ts';
import { sqlState } from '../db/transaction.ts';

const NAMES: Record<number, string> = {
  400: 'Bad-Request',
  404: 'Not-Found',
  405: 'Method-Not-Allowed',
  408: 'Request-Timeout',
  413: 'Too-Large',
  414: 'Too-Long',
  415: 'Unsupported-Media-Type',
  431: 'Too-Large',
};

const CODES = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.mediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.json',
  FST_ERR_MAX_PARAM_LENGTH: 'request.longAddress',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.body',
} as const;

/** Returns our error for an error code of Fastify; undefined when there is none. */
const detailByCode = (code: string): ProblemDetail | undefined =>
  Object.hasOwn(CODES, code) ? problemDetail(CODES[code as keyof typeof CODES]) : undefined;

/** SQLSTATE query_canceled: the statement reached its time limit. */
const TOOK_TOO_LONG = '57014';
/** SQLSTATEs serialization_failure and deadlock_detected, after the last retry of the transaction. */
const CONTENDED = ['40001', '40P01'];

function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  code: number,
  status: string,
  errors: ProblemDetail[],
  more: object = {},
) {
  const message = errors[0]?.message ?? status;
  return reply
    .code(code)
    .type('application/json')
    .send({ status, message, errors, requestId: request.id, ...more });
}

/** Tells whether PostgreSQL is unreachable, restarting or out of connections: the caller may retry soon. */
function isDatabaseDown(error: Error): boolean {
  const state = sqlState(error) ?? '';
  return (
    /^(08|57P|53)/.test(state) ||
    ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(state) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** Returns the 503 for a database that is down or too slow; undefined for other errors. */
function ofDatabase(error: Error): Problem | undefined {
  if (sqlState(error) === TOOK_TOO_LONG) return unavailable('server.slow', {}, 10);
  if (CONTENDED.includes(sqlState(error) ?? '')) return unavailable('server.contended', {}, 1);
  return isDatabaseDown(error) ? unavailable('server.restarting', {}, 1) : undefined;
}

/** Responds to errors that occur before routing, such as an unreadable address, in the contract's error shape. */
export function sendUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = error.statusCode ?? 400;
  reply.header('x-request-id', request.id);
  sendProblem(reply, request, code, NAMES[code] ?? 'Bad-Request', [
    detailByCode(error.code) ?? problemDetail('request.address'),
  ]);
}

/** Tells whether the caller disconnected before sending the whole body, so that nobody reads the response. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Makes the app send every error in the contract's error shape. Details of internal errors are only logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    // Check this first: the caller's ECONNRESET must not be taken for the database's, nor logged as an internal error.
    if (hasGone(request))
      return sendProblem(reply, request, 400, 'Bad-Request', [problemDetail('request.body')]);
    const error = thrown instanceof Problem ? thrown : (ofDatabase(thrown) ?? thrown);
    // The handler may have set the ETag before the commit failed.
    reply.removeHeader('etag');
    if (error instanceof Stale) {
      reply.header('etag', error.etag);
      const { current, change } = error;
      return sendProblem(reply, request, error.statusCode, error.status, error.errors, {
        current,
        ...change,
      });
    }
    if (error instanceof Problem) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter));
      if (error instanceof Busy) request.log.warn({ reqId: request.id, reason: error.message }, 'refused');
      else if (error.statusCode >= 500) request.log.error({ reqId: request.id, err: thrown }, 'unavailable');
      return sendProblem(reply, request, error.statusCode, error.status, error.errors);
    }
    const code = error.statusCode ?? 500;
    if (code < 500) {
      const other = error instanceof SyntaxError ? problemDetail('request.json') : { message: error.message };
      return sendProblem(reply, request, code, NAMES[code] ?? 'Bad-Request', [
        detailByCode(error.code) ?? other,
      ]);
    }
    request.log.error({ reqId: request.id, err: error }, 'request failed');
    return sendProblem(reply, request, 500, 'Internal-Error', [problemDetail('server.failed')]);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, request, 404, 'Not-Found', [problemDetail('request.unknownAddress')]),
  );
}
