import { type ContractOperation, contractOperations, resolved, type Schema } from '@daftar/openapi/checking';
import { addressOf } from './address-of.ts';
import { exampleBody } from './example-body.ts';
import type { Stage } from './stage.ts';

/** A request that must be rejected, and the expected status. */
export interface Refusal {
  name: string;
  operation: ContractOperation;
  status: number;
  request(stage: Stage): Request;
}

interface Twist {
  signedOut?: true;
  unknownRecord?: true;
  type?: string;
  body?: (example: string) => string;
}

function requestOf(stage: Stage, operation: ContractOperation, twist: Twist): Request {
  const auth = operation['x-permission']?.auth;
  const headers = new Headers();
  if (!twist.signedOut && auth === 'token') headers.set('x-auth-token', stage.kept('token'));
  if (!twist.signedOut && auth === 'merchant-key')
    headers.set('authorization', `Bearer ${stage.kept('secret')}`);
  // The mock has no records, so this header makes it respond with 404. The server ignores the header.
  if (twist.unknownRecord) headers.set('prefer', 'code=404');
  const example = exampleBody(operation);
  if (example) headers.set('content-type', twist.type ?? example.type);
  const body = example && (twist.body?.(example.body) ?? example.body);
  const address = `${stage.target.backofficeUrl}${addressOf(operation, twist.unknownRecord === true)}`;
  return new Request(address, { method: operation.method, headers, ...(body !== undefined && { body }) });
}

const isClosed = (operation: ContractOperation): boolean => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema !== undefined && resolved<Schema>(schema).additionalProperties === false;
};

function refusalsOf(operation: ContractOperation): Refusal[] {
  const refusal = (what: string, status: number, twist: Twist): Refusal => ({
    name: `${operation.operationId} ${what}`,
    operation,
    status,
    request: (stage) => requestOf(stage, operation, twist),
  });
  const { auth, or } = operation['x-permission'] ?? {};
  const found: Refusal[] = [];
  if ((auth === 'token' && or !== 'public') || auth === 'merchant-key')
    found.push(refusal('without credentials', 401, { signedOut: true }));
  if (/[{]/.test(operation.path) || operation.operationId === 'getCheckoutSession') {
    found.push(refusal('of an unknown record', 404, { unknownRecord: true }));
  }
  if (!operation.requestBody) return found;
  found.push(refusal('with a broken body', 400, { body: (example) => example.slice(0, -3) }));
  found.push(refusal('as text', 415, { type: 'text/plain' }));
  if (isClosed(operation)) {
    const body = (example: string) => JSON.stringify({ ...JSON.parse(example), isAdmin: true });
    found.push(refusal('with an unknown field', 400, { body }));
  }
  return found;
}

export const refusals: Refusal[] = contractOperations.flatMap(refusalsOf);
