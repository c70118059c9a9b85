import { referenceTo } from './place.js';

/**
 * Adds the parameters of every list (page, limit, sort, q) where `x-list: true` asks for them. A list that cannot be sorted
 * by createdDate names its own sort parameter: `x-list: { sort: SettlementSort }`.
 */
export function addListParameters(operation, location) {
  if (!operation['x-list']) return;
  const { sort = 'Sort' } = operation['x-list'];
  const common = ['Page', 'Limit', sort, 'Q'].map((name) =>
    referenceTo(`parameters.yaml#/${name}`, location),
  );
  operation.parameters = [...common, ...(operation.parameters ?? [])];
  delete operation['x-list'];
}
