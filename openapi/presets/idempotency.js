import { referenceTo } from './place.js';

/** Adds the header Idempotency-Key to an operation with `x-idempotent: true`, and Idempotency-Replayed to its answer. */
export function addIdempotency(operation, location) {
  if (!operation['x-idempotent']) return;
  const key = referenceTo('parameters.yaml#/IdempotencyKey', location);
  operation.parameters = [...(operation.parameters ?? []), key];
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith('2')) continue;
    const replayed = referenceTo('headers.yaml#/IdempotencyReplayed', location);
    response.headers = { ...response.headers, 'Idempotency-Replayed': replayed };
  }
}
