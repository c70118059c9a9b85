import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const blacklistQueries = resourceQueries('blacklists', api.blacklists);
