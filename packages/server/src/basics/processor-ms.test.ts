import { expect, test } from 'vitest';
import { processorMs } from './processor-ms.ts';

test.runIf(process.platform === 'linux')('processorMs grows while a process works', () => {
  const before = processorMs(process.pid) ?? Number.NaN;
  const until = performance.now() + 20_000;
  while (performance.now() < until && (processorMs(process.pid) ?? 0) <= before);
  expect(processorMs(process.pid)).toBeGreaterThan(before);
});

test('processorMs returns undefined for a process that does not exist', () => {
  expect(processorMs(0)).toBeUndefined();
});
