import { afterEach, expect, test, vi } from 'vitest';
import { startWork, workStore } from './long-work.ts';

afterEach(() => workStore.clear());

test('subscribers are notified of each step of a task, from start to result', () => {
  const heard = vi.fn();
  const stop = workStore.subscribe(heard);
  const work = startWork('Transactions of November');
  expect(workStore.current()).toMatchObject([{ title: 'Transactions of November', state: 'running' }]);
  work.progress(0.4);
  expect(workStore.current()[0]?.progress).toBe(0.4);
  work.progress(7);
  expect(workStore.current()[0]?.progress).toBe(1);
  work.done({ href: '/exports/1', download: 'transactions.csv' });
  expect(workStore.current()[0]).toMatchObject({ state: 'done', link: { href: '/exports/1' } });
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
});

test('a finished task no longer changes and stays until it is dismissed', () => {
  const first = startWork('One');
  startWork('Two');
  first.failed('The export failed');
  first.done();
  first.progress(0.1);
  expect(workStore.current()[0]).toMatchObject({ state: 'failed', failure: 'The export failed' });
  workStore.dismiss(workStore.current()[0]?.id ?? 0);
  expect(workStore.current().map(({ title }) => title)).toEqual(['Two']);
});
