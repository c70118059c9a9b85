import { type OperationId, operations } from '@daftar/openapi';
import type { FastifyRequest } from 'fastify';
import { cutText } from '../basics/cut-text.ts';
import { invalid, invalidFields, problemDetail } from '../basics/problems.ts';
import { checkForm } from '../contract/check-form.ts';
import { details } from '../contract/details.ts';
import type { OperationSchemas } from '../contract/operation-schemas.ts';
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
  for (const [check, value] of [
    [schemas.params, request.params],
    [schemas.query, request.query],
    [schemas.headers, request.headers],
  ] as const) {
    // Skip this check for callbacks, because payment providers add query parameters, such as Paymob's signature.
    if (check === schemas.query && isCallback(id)) continue;
    if (check(value)) continue;
    throw invalidFields(
      details(check.errors).map((detail) => {
        const code = schemas.parameterCodes.get(detail.field ?? '');
        return code === undefined ? detail : problemDetail(code, {}, detail.field);
      }),
    );
  }
  if (request.method === 'GET' || !schemas.body) return;
  if (request.body === undefined || request.body === null) {
    if (schemas.bodyRequired) throw invalid('request.body');
    return;
  }
  refuseInexactNumbers(id, request);
  checkBody(gateway, id, request, schemas.body, schemas.requiredFields);
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
  const field = cutText(key, LONGEST_NAME);
  throw invalid('request.invalid', { field: field || 'number' }, field || undefined);
}

function checkBody(
  gateway: Gateway,
  id: OperationId,
  { body, caller }: FastifyRequest,
  check: NonNullable<OperationSchemas['body']>,
  required: readonly string[],
): void {
  const findings = check(body) ? [] : (check.errors ?? []);
  const errors = checkForm(id, body, findings, required, {
    now: gateway.now,
    allowLocalHttp: gateway.settings.allowLocalTargets,
    shortestPassword: gateway.settings.passwordMin,
    isPlatformOwner: caller.kind === 'user' && caller.isPlatformOwner,
  });
  if (errors.length > 0) throw invalidFields(errors);
}
