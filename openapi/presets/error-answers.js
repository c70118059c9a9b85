import { readFileSync } from 'node:fs';
import { referenceTo } from './place.js';

const responses = readFileSync(new URL('../components/responses.yaml', import.meta.url), 'utf8');

/** Status of each error response: the line `x-status` below its name in components/responses.yaml. */
const statuses = new Map(
  [...responses.matchAll(/^(\w+):\n {2}x-status: (\d{3})$/gm)].map(([, name, status]) => [name, status]),
);

/** Callers with a token or a key may lack a permission or a scope. */
const LIMITED = { token: 'Forbidden', 'merchant-key': 'ScopeMissing' };

const REFUSED_CALLER = {
  token: 'Unauthorised',
  'merchant-key': 'KeyRefused',
  'provider-signature': 'SignatureRefused',
};

/** Names the error responses that an operation has because of its method, path, body and permission. */
function usualErrors(operation, path) {
  const { auth } = operation['x-permission'] ?? {};
  const body = operation.requestBody ?? operation['x-body'];
  return [
    'BadRequest',
    REFUSED_CALLER[auth],
    LIMITED[auth],
    path.includes('{') && 'NotFound',
    path.includes('{') && 'AddressTooLong',
    operation['x-idempotent'] && 'InFlight',
    body && 'TooLarge',
    body && 'UnsupportedMediaType',
    operation['x-idempotent'] && 'KeyReused',
    'TooManyRequests',
    'InternalError',
    'Unavailable',
  ].filter(Boolean);
}

/** Adds the usual error responses, and those that `x-errors` names; the latter replace a usual one of the same status. */
export function addErrorAnswers(operation, path, location) {
  const added = {};
  for (const name of [...usualErrors(operation, path), ...(operation['x-errors'] ?? [])]) {
    const status = statuses.get(name);
    if (!status)
      throw new Error(`${operation.operationId}: components/responses.yaml has no ${name} with x-status`);
    added[status] = referenceTo(`responses.yaml#/${name}`, location);
  }
  operation.responses = { ...operation.responses, ...added };
  delete operation['x-errors'];
}
