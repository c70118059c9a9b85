import { type OperationId, operations } from '@daftar/openapi';
import { contract } from './document.ts';

/** Operations that return or edit a versioned record; each of their responses has an ETag. */
export const versionedOperations: ReadonlySet<OperationId> = new Set(
  (Object.keys(operations) as OperationId[]).filter((id) => {
    const { method, path } = operations[id];
    const operation = contract.paths[path]?.[method.toLowerCase()];
    return (operation as { 'x-versioned'?: boolean } | undefined)?.['x-versioned'] === true;
  }),
);
