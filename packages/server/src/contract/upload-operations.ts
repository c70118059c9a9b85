import type { OperationId } from '@daftar/openapi';

/** The operations that take a file as a multipart body. */
export const uploadOperations = ['uploadApprovalFile', 'addSettlementFile'] as const satisfies OperationId[];
