import { afterEach, expect, test, vi } from 'vitest';
import { asWritten } from '../../i18n/shown.ts';
import { startWork, works } from './long-work.ts';

afterEach(() => works.actions.clear());

test('subscribers are notified of each step of a task, from start to result', () => {
  const heard = vi.fn();
  const { unsubscribe } = works.subscribe(heard);
  const work = startWork(asWritten('Transactions of November'));
  expect(works.state).toMatchObject([{ title: 'Transactions of November', state: 'running' }]);
  work.progress(0.4);
  expect(works.state[0]?.progress).toBe(0.4);
  work.progress(7);
  expect(works.state[0]?.progress).toBe(1);
  work.done({ href: '/exports/1', download: 'transactions.csv' });
  expect(works.state[0]).toMatchObject({ state: 'done', link: { href: '/exports/1' } });
  expect(heard).toHaveBeenCalledTimes(4);
  unsubscribe();
});

test('a finished task no longer changes and stays until it is dismissed', () => {
  const first = startWork(asWritten('One'));
  startWork(asWritten('Two'));
  first.failed('The export failed');
  first.done();
  first.progress(0.1);
  expect(works.state[0]).toMatchObject({ state: 'failed', failure: 'The export failed' });
  works.actions.dismiss(works.state[0]?.id ?? 0);
  expect(works.state.map(({ title }) => title)).toEqual(['Two']);
});
