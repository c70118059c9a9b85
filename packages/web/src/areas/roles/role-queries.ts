import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const roleQueries = resourceQueries('roles', api.roles);
