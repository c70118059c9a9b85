import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

/**
 * `listOwn` returns the same rows as `list`, but without the lists of all merchants and carriers that `list` adds to each page.
 */
export const serviceQueries = resourceQueries('services', {
  list: api.services.listOwn.bind(api.services),
  retrieve: api.services.retrieve.bind(api.services),
});
