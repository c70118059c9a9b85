import type { OperationId } from '@daftar/openapi';

/** The operations that receive a file as a multipart body. */
export const uploadOperations = ['uploadApprovalFile', 'addSettlementFile'] as const satisfies OperationId[];
