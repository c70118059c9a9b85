import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';

/** `listOwn` answers the same rows as `list`, without every merchant and carrier beside each page. */
export const serviceQueries = resourceQueries('services', {
  list: api.services.listOwn.bind(api.services),
  retrieve: api.services.retrieve.bind(api.services),
});
