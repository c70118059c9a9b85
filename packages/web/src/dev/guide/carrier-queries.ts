import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import { api } from '../../session/api.ts';

export const carrierQueries = resourceQueries('carriers', api.carriers);
