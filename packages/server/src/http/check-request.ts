import { maskCardNumbers } from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import type { FastifyRequest } from 'fastify';
import { cutText } from '../basics/cut-text.ts';
import { invalid, invalidFields } from '../basics/problems.ts';
import type { OperationSchemas } from '../contract/operation-schemas.ts';
import { bodyErrors, parameterErrors } from '../contract/request-errors.ts';
import type { Gateway } from '../gateway.ts';
import { guardInput } from './guard-input.ts';
import { inexactNumber } from './inexact-number.ts';

/** Maximum length of a field name in an error. */
const LONGEST_NAME = 100;

/** Throws 400 when a request does not match the contract or breaks a rule of its form. */
export function checkRequest(
  gateway: Gateway,
  id: OperationId,
  request: FastifyRequest,
  schemas: OperationSchemas,
): void {
  guardInput(request.params);
  guardInput(request.query);
  guardInput(request.body);
  dropEmptyFields(id, request, schemas);
  for (const [check, value] of [
    [schemas.params, request.params],
    [schemas.query, request.query],
    [schemas.headers, request.headers],
  ] as const) {
    // Skip this check for callbacks, because payment providers add query parameters, such as Paymob's signature.
    if (check === schemas.query && isCallback(id)) continue;
    const errors = parameterErrors(schemas, check, value);
    if (errors.length > 0) throw invalidFields(errors);
  }
  if (request.method === 'GET' || !schemas.body) return;
  if (request.body === undefined || request.body === null) {
    if (schemas.bodyRequired) throw invalid('request.body');
    return;
  }
  refuseInexactNumbers(id, request);
  checkBody(gateway, id, request, schemas);
}

/** Removes optional fields and filters that are ''. Skips callbacks, whose values the payment provider has signed. */
function dropEmptyFields(id: OperationId, request: FastifyRequest, schemas: OperationSchemas): void {
  if (isCallback(id)) return;
  schemas.emptyQuery(request.query);
  if (request.rawBody?.includes('""')) schemas.emptyBody?.(request.body);
}

const isCallback = (id: OperationId): boolean => operations[id].permission.auth === 'provider-signature';

/**
 * Throws 400 for a number that JSON.parse would change. Skips callbacks of payment providers, whose own parser keeps all
 * digits.
 */
function refuseInexactNumbers(id: OperationId, { rawBody }: FastifyRequest): void {
  if (isCallback(id)) return;
  const key = inexactNumber(rawBody ?? '');
  if (key === undefined) return;
  const field = cutText(maskCardNumbers(key), LONGEST_NAME);
  throw invalid('request.invalid', { field: field || 'number' }, field || undefined);
}

function checkBody(
  gateway: Gateway,
  id: OperationId,
  { body, caller }: FastifyRequest,
  schemas: OperationSchemas,
): void {
  const errors = bodyErrors(id, schemas, body, {
    now: gateway.now,
    allowLocalHttp: gateway.settings.allowLocalTargets,
    shortestPassword: gateway.settings.passwordMin,
    isPlatformOwner: caller.kind === 'user' && caller.isPlatformOwner,
  });
  if (errors.length > 0) throw invalidFields(errors);
}
