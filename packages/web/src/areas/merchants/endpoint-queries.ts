import type { WebhookEndpointQuery } from '@daftar/sdk';
import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

/** Page size that loads all endpoints of a merchant: there are at most 20. */
const most = 20;

const queries = resourceQueries('webhook-endpoints', {
  list: (query: WebhookEndpointQuery | undefined, options) => api.webhookEndpoints.list(query, options),
  retrieve: () => Promise.resolve(undefined),
});

/** Query options of a merchant's endpoints. */
export const endpointsOf = (userTypeId: string) => queries.list({ userTypeId, limit: most });
