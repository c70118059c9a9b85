import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  Busy,
  notFound,
  Problem,
  type ProblemDetail,
  problemDetail,
  unavailable,
} from '../basics/problems.ts';
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

/** Sends a page about an address that does not exist or cannot be read, to a person. */
export type MissingPage = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply;

/** Tells whether the caller is a browser that opens a page: programs ask for JSON, or for nothing in particular. */
export function wantsPage({ accept = '' }: IncomingHttpHeaders): boolean {
  const wanted = accept.toLowerCase();
  return wanted.includes('text/html') && !wanted.includes('json');
}

/**
 * Returns the function that responds to errors that occur before routing, such as an unreadable address: with `missingPage` to a
 * browser, otherwise in the contract's error shape.
 */
export const sendUnreadable =
  (missingPage?: MissingPage) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const code = error.statusCode ?? 400;
    const status = NAMES[code] ?? 'Bad-Request';
    const details = [detailByCode(error.code) ?? problemDetail('request.address')];
    reply.header('x-request-id', request.id);
    if (missingPage && wantsPage(request.headers))
      missingPage(request, reply, new Problem(code, status, details));
    else sendProblem(reply, request, code, status, details);
  };

/** Tells whether the caller disconnected before sending the whole body, so that nobody reads the response. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/**
 * Makes the app send every error in the contract's error shape. Details of internal errors are only logged. For an address
 * that does not exist, a browser gets `missingPage`.
 */
export function handleErrors(app: FastifyInstance, missingPage?: MissingPage): void {
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    missingPage && wantsPage(request.headers)
      ? missingPage(request, reply, notFound('request.unknownAddress'))
      : sendProblem(reply, request, 404, 'Not-Found', [problemDetail('request.unknownAddress')]);
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    // Check this first: the caller's ECONNRESET must not be taken for the database's, nor logged as an internal error.
    if (hasGone(request))
      return sendProblem(reply, request, 400, 'Bad-Request', [problemDetail('request.body')]);
    // A body of another type is refused before Fastify finds that the address does not exist.
    if (request.is404 && (thrown.statusCode ?? 500) < 500) return sendMissing(request, reply);
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
  app.setNotFoundHandler(sendMissing);
}
