import { ApiError } from '@daftar/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { api, transport } from '../src/api/api.ts';
import { asWritten } from '../src/i18n/shown.ts';
import { runBulk } from '../src/kit/records/actions/run-bulk.ts';
import { startWork, works } from '../src/session/work/long-work.ts';

afterEach(() => {
  vi.restoreAllMocks();
  works.actions.clear();
});

const wordsOf = ({ done, failures, left }: { done: number; failures: readonly object[]; left: number }) =>
  asWritten(`${done} ${failures.length} ${left}`);
const job = (run: (row: number) => Promise<unknown>) => ({
  title: asWritten('Many'),
  rows: [1, 2, 3, 4],
  run,
  wordsOf,
});

test('a bulk action runs row by row and continues after a failure', async () => {
  const begun: number[] = [];
  const outcome = await runBulk(
    job(async (row) => {
      begun.push(row);
      if (row === 2) throw new TypeError('offline');
    }),
    startWork,
  );
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(outcome).toEqual({
    done: 3,
    changed: [1, 3, 4],
    failures: [{ row: 2, message: 'Something went wrong' }],
    left: 0,
  });
  expect(works.state).toMatchObject([{ state: 'failed', failure: '3 1 0', progress: 1 }]);
});

test('stopping a bulk action skips the remaining rows', async () => {
  const outcome = await runBulk(
    job(async (row) => {
      if (row === 2) works.state[0]?.stop?.();
    }),
    startWork,
  );
  expect(outcome).toEqual({ done: 2, changed: [1, 2], failures: [], left: 2 });
  expect(works.state).toMatchObject([{ state: 'done', note: '2 0 2' }]);
});

test('a bulk action stops when the session ends', async () => {
  const body = { status: 'Token-Expired', message: 'Over', errors: [{ message: 'Over' }], requestId: 'r' };
  vi.spyOn(transport, 'fetch').mockImplementation(async () => Response.json(body, { status: 401 }));
  const run = vi.fn(async (id: number) => await api.users.delete(String(id)));
  await expect(runBulk(job(run), startWork)).rejects.toBeInstanceOf(ApiError);
  expect(run).toHaveBeenCalledTimes(1);
  expect(works.state).toMatchObject([{ state: 'failed', failure: 'Over' }]);
});
