/** Seconds of one core that a test file takes: a plain one, one with a simulated browser document, one that starts a process. */
const USUAL = { plain: 0.5, document: 2, process: 3 };

/** Seconds of one core that the slowest test files take; measured with `vitest run --reporter=json`. */
export const slowTests: Readonly<Record<string, number>> = {
  'openapi/test/lint-rules.test.ts': 9,
  'packages/server/test/every-operation/access-matrix.test.ts': 90,
  'packages/server/test/approvals.test.ts': 25,
  'packages/server/test/correction.test.ts': 10,
  'packages/server/test/every-operation/exported-rows.test.ts': 15,
  'packages/server/test/every-operation/form-rules.test.ts': 6,
  'packages/server/test/every-operation/forms-and-contract.test.ts': 10,
  'packages/server/test/every-operation/hostile-input.test.ts': 25,
  'packages/server/test/load-isolation.test.ts': 20,
  'packages/server/test/packages.test.ts': 7,
  'packages/server/test/processes/shutdown.test.ts': 10,
  'packages/web/src/areas/dashboard/dashboard.test.tsx': 6,
  'packages/web/src/areas/settlements/save-settlement.test.tsx': 7,
  'packages/web/test/sorted-lists.test.tsx': 6,
  'packages/web/test/specified-messages.test.tsx': 8,
};

/** Returns a test's kind by its path: tests in `test/` start a process, mostly a database; other `.tsx` tests need a document. */
function kindOf(file: string): keyof typeof USUAL {
  if (file.includes('/test/')) return 'process';
  return file.endsWith('.test.tsx') ? 'document' : 'plain';
}

/** Returns the seconds of one core that a test file takes. */
export const testCost = (file: string): number => slowTests[file] ?? USUAL[kindOf(file)];
