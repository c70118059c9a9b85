import { addRequestId, expandBodies } from './bodies.js';
import { addSecurity } from './credentials.js';
import { addErrorAnswers } from './error-answers.js';
import { addIdempotency } from './idempotency.js';
import { addListParameters } from './list-parameters.js';
import { expandPage } from './page-schema.js';
import { addVersions } from './versions.js';

/**
 * Writes out what the operations and schemas of the contract leave to presets, before it is linted or bundled. Webhooks, which
 * merchants answer, are written whole.
 */
export function presets() {
  let path = '';
  return {
    Paths: {
      PathItem: { enter: (_item, { key }) => (path = String(key)) },
      Operation: {
        enter(operation, context) {
          const { key: method, location } = context;
          expandBodies(operation, context);
          addListParameters(operation, location);
          addSecurity(operation);
          addErrorAnswers(operation, path, location);
          addVersions(operation, method, location);
          addIdempotency(operation, location);
          addRequestId(operation, location);
        },
      },
    },
    Schema: { enter: (schema, { location }) => expandPage(schema, location) },
  };
}
