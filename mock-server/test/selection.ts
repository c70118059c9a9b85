import { contractOperations } from '@daftar/openapi/checking';
import type { Case } from './cases/case.ts';
import type { Stage } from './stage.ts';

const { CONTRACT_ONLY: area, CONTRACT_TARGET: only } = process.env;

/**
 * Areas of an operation: its tags in the contract and its resource in the SDK, such as `merchants` of `merchants.list`.
 */
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

/** Tells whether the run includes the operation: `CONTRACT_ONLY` limits it to one area. */
export const isSelected = (operationId: string): boolean =>
  !area || areasOf.get(operationId)?.includes(area) === true;

/** Tells whether the run includes the target: `CONTRACT_TARGET` limits it to one. */
export const isTarget = (target: string): boolean => !only || target.toLowerCase() === only;

const areas = [...new Set([...areasOf.values()].flat())].sort();
if (area && !areas.includes(area)) throw new Error(`No area is called ${area}: ${areas.join(', ')}`);

/**
 * Runs cases of other areas that create the records a case needs, each once. A case made from examples needs the cases
 * that create its ids; any other case needs all earlier cases that change something.
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
