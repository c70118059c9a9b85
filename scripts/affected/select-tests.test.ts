import { expect, test } from 'vitest';
import { importGraph } from './import-graph.ts';
import { selectTests } from './select-tests.ts';

const texts: Record<string, string> = {
  'p/src/money.ts': "import { round } from './round.ts';",
  'p/src/round.ts': 'export const round = 1;',
  'p/src/round.test.ts': "import { round } from './round.ts';",
  'p/src/money.test.ts': "const { money } = await import('./money.ts');",
  'p/src/other.test.ts': "import { expect } from 'vitest';",
  'p/test/whole.test.ts': "import type { Money } from '../src/money.ts';",
};
const graph = importGraph(Object.keys(texts), (file) => texts[file] ?? '');
const all = { cheap: 9, slow: 9 };

test('selects the tests that reach the changed file, the nearest first', () => {
  const { run } = selectTests(graph, ['p/src/round.ts'], all);
  expect(run).toEqual(['p/src/round.test.ts', 'p/src/money.test.ts', 'p/test/whole.test.ts']);
});

test('names the related tests that do not fit', () => {
  expect(selectTests(graph, ['p/src/round.ts'], { cheap: 1, slow: 0 })).toEqual({
    run: ['p/src/round.test.ts'],
    left: ['p/src/money.test.ts', 'p/test/whole.test.ts'],
  });
});

test('selects a changed test itself, and nothing for a file that no test imports', () => {
  expect(selectTests(graph, ['p/src/other.test.ts'], all).run).toEqual(['p/src/other.test.ts']);
  expect(selectTests(graph, ['p/README.md'], all)).toEqual({ run: [], left: [] });
});
