import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const productQueries = resourceQueries('products', api.products);
