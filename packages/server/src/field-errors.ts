import { type OperationId, operations } from '@daftar/openapi';
import type { ProblemDetail } from './basics/problems.ts';
import { problemDetail } from './basics/problems.ts';
import { type OperationSchemas, operationSchemas } from './contract/operation-schemas.ts';
import { bodyErrors, parameterErrors } from './contract/request-errors.ts';

/** A request as the mock server receives it. */
export interface ReceivedRequest {
  id: OperationId;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  /** Undefined without a body. */
  body: unknown;
}

const known = new Map<OperationId, OperationSchemas>();

function schemasOf(id: OperationId): OperationSchemas {
  const { method, path } = operations[id];
  const schemas = known.get(id) ?? operationSchemas(method, path);
  known.set(id, schemas);
  return schemas;
}

/** The settings on which some rules of forms depend, as the server has them without configuration. */
const context = { now: () => new Date(), allowLocalHttp: true, shortestPassword: 5, isPlatformOwner: true };

/**
 * Returns the errors that the server's 400 has for a request, in its order and words; an empty list for a valid request. For the
 * mock server (`@daftar/server/field-errors`).
 */
export function fieldErrors({ id, params, query, body }: ReceivedRequest): ProblemDetail[] {
  const schemas = schemasOf(id);
  for (const [check, values] of [
    [schemas.params, { ...params }],
    [schemas.query, { ...query }],
  ] as const) {
    const errors = parameterErrors(schemas, check, values);
    if (errors.length > 0) return errors;
  }
  if (body !== undefined) return bodyErrors(id, schemas, body, context);
  return schemas.bodyRequired ? [problemDetail('request.body')] : [];
}
