import type { OperationId } from '@daftar/openapi';
import type { Stage } from '../stage.ts';

/**
 * A case calls one operation through each of its SDK methods. `run` may call others first and store values for later
 * cases.
 */
export interface Case {
  operation: OperationId;
  /** Examples that the call sends; absent if it sends other values too. */
  examples?: readonly unknown[];
  run(stage: Stage): Promise<unknown>;
}

/** Returns a written case, for an operation that needs more than the contract's examples. */
export const one = (operation: OperationId, run: Case['run']): Case => ({ operation, run });
