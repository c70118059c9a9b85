import { referenceTo } from './place.js';

/** Adds the parameters of every list (page, limit, sort, q) where `x-list: true` asks for them. */
export function addListParameters(operation, location) {
  if (!operation['x-list']) return;
  const common = ['Page', 'Limit', 'Sort', 'Q'].map((name) =>
    referenceTo(`parameters.yaml#/${name}`, location),
  );
  operation.parameters = [...common, ...(operation.parameters ?? [])];
  delete operation['x-list'];
}
