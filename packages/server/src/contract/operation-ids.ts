import { type OperationId, operations } from '@daftar/openapi';

/** Ids of all operations; start-up fails if one of them has no handler. */
export const operationIds = Object.keys(operations) as OperationId[];
