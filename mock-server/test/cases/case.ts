import type { OperationId } from '@daftar/openapi';
import type { Stage } from '../stage.ts';

/** One operation, called through each SDK method that reaches it; `run` may prepare with others, and keep what later cases need. */
export interface Case {
  operation: OperationId;
  methods: readonly string[];
  run(stage: Stage): Promise<unknown>;
}

/** Names the operation, the method that calls it (or several), and the call. */
export const one = (operation: OperationId, method: string | readonly string[], run: Case['run']): Case => ({
  operation,
  methods: [method].flat(),
  run,
});
