import type { OperationId } from '@daftar/openapi';
import type { Stage } from '../stage.ts';

/** A call of one operation through each of its SDK methods; `run` may prepare with others, and keep what later cases need. */
export interface Case {
  operation: OperationId;
  /** The examples that the call sends, if it sends nothing else. */
  examples?: readonly unknown[];
  run(stage: Stage): Promise<unknown>;
}

/** Names the operation and how to call it, where the examples of the contract are not enough. */
export const one = (operation: OperationId, run: Case['run']): Case => ({ operation, run });
