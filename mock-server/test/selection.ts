import { contractOperations } from '@daftar/openapi/checking';
import type { Case } from './cases/case.ts';
import type { Stage } from './stage.ts';

const { CONTRACT_ONLY: area, CONTRACT_TARGET: only } = process.env;

/** An area is a tag of the contract, or a part of the SDK: `merchants` of `merchants.list`. */
const areasOf = new Map(
  contractOperations.map(({ operationId, tags, 'x-sdk': { method } }) => [
    operationId,
    [...tags, method.split('.')[0] ?? ''],
  ]),
);
const reads = new Set(
  contractOperations.flatMap(({ operationId, 'x-effect': effect }) =>
    effect === 'read' ? [operationId] : [],
  ),
);

/** Whether a part of the suite holds this operation: one area (`CONTRACT_ONLY`), or all. */
export const isSelected = (operationId: string): boolean =>
  !area || areasOf.get(operationId)?.includes(area) === true;

/** Whether the suite runs against this target: one (`CONTRACT_TARGET`), or all. */
export const isTarget = (target: string): boolean => !only || target.toLowerCase() === only;

const areas = [...new Set([...areasOf.values()].flat())].sort();
if (area && !areas.includes(area)) throw new Error(`No area is called ${area}: ${areas.join(', ')}`);

/**
 * Runs the cases of other areas that make the records for a case, each once. A case of examples waits for its ids to be
 * known; any other needs all cases before it that may change something.
 */
export function preparation(all: readonly Case[]) {
  const changes = ({ operation, examples }: Case) => examples === undefined || !reads.has(operation);
  const pending = all.filter((one) => !isSelected(one.operation) && changes(one));
  return async (stage: Stage, next: Case): Promise<void> => {
    const place = all.indexOf(next);
    const isReady = () => next.examples !== undefined && stage.ids.knows(next.examples);
    while (pending[0] && all.indexOf(pending[0]) < place && !isReady()) await pending.shift()?.run(stage);
  };
}
