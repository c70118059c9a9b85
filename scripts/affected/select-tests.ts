import { distances, type ImportGraph } from './import-graph.ts';

/** The contract suite and the browser tests have commands of their own. */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !/^(mock-server|e2e)\//.test(file);

export interface Selection {
  run: string[];
  /** Related tests that do not fit into the budget. */
  left: string[];
}

export interface Choice {
  /** Tests that run before the other related tests, even when those are fewer imports away from the change. */
  preferred?: readonly string[];
  /** How often a test mentions the changed names; orders tests at the same distance. */
  mentions(file: string): number;
  /** Seconds that a test file takes. */
  cost(file: string): number;
  /** Seconds that all selected files may take. */
  budget: number;
}

/**
 * Selects the tests that reach a changed file by imports: changed tests first, then the preferred ones, then the nearest, as
 * many as fit into the budget. A test that does not fit leaves its place to cheaper ones behind it.
 */
export function selectTests(
  graph: ImportGraph,
  changed: readonly string[],
  { preferred = [], mentions, cost, budget }: Choice,
): Selection {
  const found = distances(graph, changed);
  const related = [...found.keys()].filter((file) => isTest(file) && graph.has(file));
  const rank = new Map([...changed, ...preferred].map((file, place) => [file, place]));
  const order = [...new Set([...related, ...preferred])]
    .map((file) => ({
      file,
      rank: rank.get(file) ?? rank.size,
      near: found.get(file) ?? 0,
      named: mentions(file),
    }))
    .sort((a, b) => a.rank - b.rank || a.near - b.near || b.named - a.named)
    .map(({ file }) => file);
  const selection: Selection = { run: [], left: [] };
  let spent = 0;
  for (const file of order) {
    const fits = spent + cost(file) <= budget;
    selection[fits ? 'run' : 'left'].push(file);
    if (fits) spent += cost(file);
  }
  return selection;
}
