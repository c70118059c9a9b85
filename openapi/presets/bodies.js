import { exampleOf } from './example-of.js';
import { referenceTo } from './place.js';

function json(schema, context) {
  const { absoluteRef } = context.location.source;
  return { content: { 'application/json': { schema, example: exampleOf(schema, context, absoluteRef) } } };
}

/** Expands `x-body` and `x-answer`, references to schemas, to a required JSON body and to the answer 200. */
export function expandBodies(operation, context) {
  const { 'x-body': body, 'x-answer': answer } = operation;
  if (body) operation.requestBody = { required: true, ...json(body, context) };
  if (answer) {
    const { node } = context.resolve(answer);
    operation.responses = {
      200: { description: node?.description, ...json(answer, context) },
      ...operation.responses,
    };
  }
  delete operation['x-body'];
  delete operation['x-answer'];
}

/** Adds the header x-request-id to every successful answer. */
export function addRequestId(operation, location) {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith('2')) continue;
    response.headers = {
      'x-request-id': referenceTo('headers.yaml#/RequestId', location),
      ...response.headers,
    };
  }
}
