import { type OperationId, operations } from '@daftar/openapi';
import { fieldErrors } from '@daftar/server/field-errors';
import type { IHttpRequest } from '@stoplight/prism-http';
import type { Problem } from './problem.ts';

const ids = Object.keys(operations) as OperationId[];

/** Returns the values of a path's placeholders; undefined for the path of another operation. */
function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const expected = template.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== text) return undefined;
    if (name !== undefined) params[name] = decodeURIComponent(text);
  }
  return params;
}

/** Returns the operation of a request; an address without placeholders takes precedence. */
function operationOf({ method, url }: IHttpRequest) {
  const found = ids.flatMap((id) => {
    const operation = operations[id];
    const params = operation.method.toLowerCase() === method ? paramsOf(operation.path, url.path) : undefined;
    return params ? [{ id, params }] : [];
  });
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/** Returns the errors that the real server has for a request: the same fields, codes and messages. */
export function serverErrors(request: IHttpRequest): Problem['errors'] {
  const operation = operationOf(request);
  const isJson = typeof request.body !== 'string';
  if (!operation || !isJson) return [];
  const query = (request.url.query ?? {}) as Record<string, string | string[]>;
  return fieldErrors({ ...operation, query, body: request.body ?? undefined });
}
