import { statedExample } from './example-of.js';
import { referenceTo } from './place.js';

function json(stated, context) {
  const { absoluteRef } = context.location.source;
  const schema = stated.schema ?? { $ref: stated.$ref };
  const example = statedExample(stated, schema, context, absoluteRef);
  return { content: { 'application/json': { schema, example } } };
}

/** Returns the successful response: 200 with the schema's JSON, or 204 when no schema is named. */
function answered(stated, context) {
  if (!stated.$ref && !stated.schema) return { 204: { description: stated.description } };
  const description = stated.description ?? context.resolve(stated).node?.description;
  return { 200: { description, ...json(stated, context) } };
}

/** Expands `x-body` to a required JSON body, and `x-answer` to the answer 200 or 204. */
export function expandBodies(operation, context) {
  const { 'x-body': body, 'x-answer': answer } = operation;
  if (body) operation.requestBody = { required: true, ...json(body, context) };
  if (answer) operation.responses = { ...answered(answer, context), ...operation.responses };
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
