import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const userQueries = resourceQueries('users', api.users);
