import type { OperationId } from '@daftar/openapi';
import type { Stage } from '../stage.ts';

/** One operation, called through the SDK; `run` may prepare with others, and keep what later cases need. */
export interface Case {
  operation: OperationId;
  method: string;
  run(stage: Stage): Promise<unknown>;
}

/** Names the operation, the method that calls it, and the call. */
export const one = (operation: OperationId, method: string, run: Case['run']): Case => ({
  operation,
  method,
  run,
});
