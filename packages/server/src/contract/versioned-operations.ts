import { type OperationId, operations } from '@daftar/openapi';
import { contract } from './document.ts';

/** The operations that show or edit a record with a version: each answer has an ETag. */
export const versionedOperations: ReadonlySet<OperationId> = new Set(
  (Object.keys(operations) as OperationId[]).filter((id) => {
    const { method, path } = operations[id];
    const operation = contract.paths[path]?.[method.toLowerCase()];
    return (operation as { 'x-versioned'?: boolean } | undefined)?.['x-versioned'] === true;
  }),
);
