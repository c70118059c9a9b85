import { type OperationId, operations } from '@daftar/openapi';
import { expect } from 'vitest';
import { contract, deref } from '../../src/contract/document.ts';
import { type OperationSchemas, operationSchemas } from '../../src/contract/operation-schemas.ts';
import type { Answer as Success } from '../../src/contract/operation-types.ts';
import { checkBody } from '../../src/contract/schemas.ts';

interface WireError {
  status: string;
  message: string;
  errors: { message: string; field?: string; code?: string }[];
  requestId: string;
}

/** A response whose body has been read. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** The parsed JSON, typed as a successful response. `problem` is the same value, typed as an error response. */
  body: Body;
  problem: WireError;
  text: string;
}

export interface Request {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const isError = checkBody({ $ref: '#/components/schemas/Error' });

const isJson = (body: unknown): boolean => body !== undefined && !(body instanceof FormData);
const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Sends a request. A form is sent as it is, text as the JSON body, and everything else is encoded as JSON. */
export async function send(
  base: string,
  method: string,
  path: string,
  { body, headers = {} }: Request = {},
): Promise<Answer> {
  const answer = await fetch(`${base}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(isJson(body) && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isJson(body) ? textOf(body) : (body as FormData) }),
  });
  const text = await answer.text();
  const json = parsed(text);
  return {
    status: answer.status,
    headers: answer.headers,
    body: json,
    problem: json as WireError,
    text,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls an operation and checks the response against the contract: its status, its body and the error shape. */
export async function call<Id extends OperationId>(
  base: string,
  id: Id,
  request: Request = {},
): Promise<Answer<Success<Id>>> {
  const { method, path }: { method: string; path: string } = operations[id];
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => request.params?.[name] ?? 'missing');
  const answer = await send(base, method, `${url}${request.query ?? ''}`, request);
  const description = `${id} ${answer.status} ${answer.text.slice(0, 300)}`;
  const declared = Object.keys(
    deref(contract.paths[path]?.[method.toLowerCase()] as { responses: object }).responses,
  );
  expect(declared, description).toContain(String(answer.status));
  expect(answer.status, description).not.toBe(500);
  if (answer.status >= 400) expectProblem(answer, answer.status);
  else checkSuccess(id, answer, description);
  return answer as Answer<Success<Id>>;
}

const compiled = new Map<OperationId, OperationSchemas>();

function checkSuccess(id: OperationId, answer: Answer, description: string): void {
  const { method, path } = operations[id];
  const schemas = compiled.get(id) ?? operationSchemas(method, path);
  compiled.set(id, schemas);
  const check = schemas.responses.get(answer.status);
  if (check) expect(check(answer.body), `${description} ${JSON.stringify(check.errors)}`).toBe(true);
}

/** Expects an error response in the contract's shape, with the same request id as its header. */
export function expectProblem(answer: Answer, status: number): void {
  const description = `${answer.status} ${answer.text.slice(0, 300)}`;
  expect(answer.status, description).toBe(status);
  expect(isError(answer.body), `${description} ${JSON.stringify(isError.errors)}`).toBe(true);
  expect(answer.problem.message).toBe(answer.problem.errors[0]?.message);
  expect(answer.headers.get('x-request-id'), description).toBe(answer.problem.requestId);
}

export const token = (value: string) => ({ 'x-auth-token': value });
export const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
