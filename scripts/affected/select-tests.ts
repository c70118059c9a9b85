import { distances, type ImportGraph } from './import-graph.ts';

const isTest = (file: string): boolean => /\.(test|property)\.tsx?$/.test(file);

/** A test beside its subject needs nothing else; one in `test/` starts a process, mostly a database. */
const isCheap = (file: string): boolean => !file.includes('/test/');

export interface Selection {
  run: string[];
  /** Related too, but further away than those that fit into the time. */
  left: string[];
}

/** The tests that reach a changed file by imports, the nearest first; so many cheap ones and slow ones at most. */
export function selectTests(
  graph: ImportGraph,
  changed: readonly string[],
  most: { cheap: number; slow: number },
): Selection {
  const related = [...distances(graph, changed)]
    .filter(([file]) => isTest(file) && graph.has(file))
    .sort(([a, nearA], [b, nearB]) => nearA - nearB || a.localeCompare(b))
    .map(([file]) => file);
  const cheap = related.filter(isCheap);
  const slow = related.filter((file) => !isCheap(file));
  return {
    run: [...cheap.slice(0, most.cheap), ...slow.slice(0, most.slow)],
    left: [...cheap.slice(most.cheap), ...slow.slice(most.slow)],
  };
}
