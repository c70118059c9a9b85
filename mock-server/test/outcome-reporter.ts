import { contractOperations } from '@daftar/openapi/checking';
import type { Reporter, TestModule } from 'vitest/node';
import { methodsOf } from './sdk-methods.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The operation and the target that a test of the suite checks. */
    kept?: { operation: string; target: string };
  }
}

type Outcomes = Map<string, Map<string, boolean>>;

function outcomesOf(modules: readonly TestModule[]): Outcomes {
  const outcomes: Outcomes = new Map();
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { kept } = test.meta();
      if (!kept) continue;
      const target = outcomes.get(kept.target) ?? new Map<string, boolean>();
      target.set(kept.operation, test.result().state === 'passed' && target.get(kept.operation) !== false);
      outcomes.set(kept.target, target);
    }
  }
  return outcomes;
}

const mark = (held: boolean | undefined) => (held === undefined ? '–' : held ? '✓' : '✗');
const widths = [26, 30];

/** Returns a table with a line for each operation: its SDK method and each target's result. */
function table(outcomes: Outcomes): string {
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 8))
      .join('')
      .trimEnd();
  const rows = contractOperations.map((operation) => {
    const name = operation.operationId;
    const [method = '✗', ...more] = methodsOf(operation);
    const methods = more.length > 0 ? `${method} +${more.length}` : method;
    const kept = [...outcomes.values()].map((target) => mark(target.get(name)));
    return line([name, methods, ...kept]);
  });
  return [line(['operation', 'SDK', ...outcomes.keys()]), ...rows].join('\n');
}

/** Prints each target's result for every operation of the contract, after all other output. */
export class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes = outcomesOf(modules);
    if (outcomes.size > 0) console.log(`\n${table(outcomes)}\n`);
  }
}
