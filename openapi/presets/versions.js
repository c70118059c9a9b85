import { referenceTo } from './place.js';

/**
 * Adds what an operation with `x-versioned: true` needs: the header ETag on its answer; where it edits a record, also the
 * optional header If-Match and the answer 412 to a stale one.
 */
export function addVersions(operation, method, location) {
  if (!operation['x-versioned']) return;
  if (method === 'put') {
    operation.parameters = [
      ...(operation.parameters ?? []),
      referenceTo('parameters.yaml#/IfMatch', location),
    ];
    operation.responses['412'] = referenceTo('responses.yaml#/Stale', location);
  }
  const etag = referenceTo('headers.yaml#/ETag', location);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (status.startsWith('2')) response.headers = { ...response.headers, ETag: etag };
  }
}
