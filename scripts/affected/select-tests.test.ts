import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractTests, isOfContract } from './contract-tests.ts';
import { importGraph } from './import-graph.ts';
import { selectTests } from './select-tests.ts';
import { slowTests } from './test-cost.ts';

const texts: Record<string, string> = {
  'p/src/money.ts': "import { round } from './round.ts';",
  'p/src/round.ts': 'export const round = 1;',
  'p/src/round.test.ts': "import { round } from './round.ts';",
  'p/src/money.test.ts': "const { money } = await import('./money.ts');",
  'p/src/other.test.ts': "import { expect } from 'vitest';",
  'p/test/whole.test.ts': "import type { Money } from '../src/money.ts';",
  'p/src/index.ts': "export * from './money.ts';\nexport * from './round.ts';",
  'q/src/a-far.test.ts': "import { round } from '@x/p';",
};
const entries = new Map([['@x/p', 'p/src/index.ts']]);
const graph = importGraph(Object.keys(texts), (file) => texts[file] ?? '', entries);
const all = { mentions: () => 0, cost: () => 1, budget: 99 };

test('selects the tests that reach the changed file, the nearest first', () => {
  const { run } = selectTests(graph, ['p/src/money.ts'], all);
  expect(run).toEqual(['p/src/money.test.ts', 'p/test/whole.test.ts']);
});

test('selects the tests of other packages that import the changed name', () => {
  const { run } = selectTests(graph, ['p/src/round.ts'], all);
  expect(run).toEqual([
    'p/src/round.test.ts',
    'q/src/a-far.test.ts',
    'p/src/money.test.ts',
    'p/test/whole.test.ts',
  ]);
});

test('prefers among equally near tests the one that mentions the changed names', () => {
  const mentions = (file: string) => (file.startsWith('q/') ? 3 : 0);
  const { run } = selectTests(graph, ['p/src/round.ts'], { ...all, mentions });
  expect(run.slice(0, 2)).toEqual(['q/src/a-far.test.ts', 'p/src/round.test.ts']);
});

test('leaves out a slow test and selects cheaper ones after it', () => {
  const cost = (file: string) => (file.startsWith('q/') ? 50 : 1);
  expect(selectTests(graph, ['p/src/round.ts'], { ...all, cost, budget: 2 })).toEqual({
    run: ['p/src/round.test.ts', 'p/src/money.test.ts'],
    left: ['q/src/a-far.test.ts', 'p/test/whole.test.ts'],
  });
});

test('selects preferred tests before nearer ones and after changed ones', () => {
  const changed = ['p/src/round.ts', 'p/src/other.test.ts'];
  const { run } = selectTests(graph, changed, { ...all, preferred: ['p/test/whole.test.ts'] });
  expect(run.slice(0, 3)).toEqual(['p/src/other.test.ts', 'p/test/whole.test.ts', 'p/src/round.test.ts']);
});

test('selects a changed test itself, and nothing for a file that no test imports', () => {
  expect(selectTests(graph, ['p/src/other.test.ts'], all).run).toEqual(['p/src/other.test.ts']);
  expect(selectTests(graph, ['p/README.md'], all)).toEqual({ run: [], left: [] });
});

test('every test that is preferred for the contract or known to be slow exists', () => {
  const named = [...contractTests, ...Object.keys(slowTests)];
  expect(named.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
});

test('a schema, a generated rule and a column map concern the tests of the contract; a handler does not', () => {
  expect(isOfContract('openapi/components/schemas/accounts.yaml')).toBe(true);
  expect(isOfContract('packages/domain/src/generated/rules.ts')).toBe(true);
  expect(isOfContract('packages/server/src/areas/merchants/fields.ts')).toBe(true);
  expect(isOfContract('packages/server/src/areas/merchants/handlers.ts')).toBe(false);
  expect(isOfContract('openapi/test/sdk-files.test.ts')).toBe(false);
});
