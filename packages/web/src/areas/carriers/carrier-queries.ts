import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const carrierQueries = resourceQueries('carriers', api.carriers);
