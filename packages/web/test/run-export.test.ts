import { reply } from '@daftar/sdk/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { asWritten } from '../src/i18n/shown.ts';
import { openExports } from '../src/kit/records/actions/open-exports.ts';
import { resumeExports, runExport } from '../src/kit/records/actions/run-export.ts';
import { startWork, works } from '../src/session/work/long-work.ts';
import { fakeServer } from './fake-server.ts';

const state = (status: string, rows = 0) => ({
  ...{ _id: 'exp_1', list: 'merchants', format: 'csv', status, rows, total: 200 },
  createdDate: '2026-11-21T12:05:09.000Z',
});
const input = { list: 'merchants', format: 'csv', filters: { status: 'Active' } } as const;
const work = () => works.state[0];

beforeEach(() => {
  works.actions.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const ended = async (run: Promise<void>) => {
  await vi.runAllTimersAsync();
  await run;
};

test('an export sends the filters, shows its progress and links to the file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const server = fakeServer({ 'POST /exports': state('waiting') });
  server.on('GET /exports/{id}', state('running', 50), state('done', 200));
  const headers = {
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename="Merchants.csv"',
  };
  server.on('GET /exports/{id}/file', () => new Response('a,b', { headers }));
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`);
  });
  const run = runExport(input, asWritten('Merchants · CSV'), startWork);
  await vi.waitFor(() => expect(work()?.progress).toBe(0.25));
  await ended(run);
  expect(server.requests[0]?.body).toEqual({ ...input, language: 'en' });
  expect(clicked).toEqual(['blob:file Merchants.csv']);
  expect(work()).toMatchObject({
    title: 'Merchants · CSV',
    state: 'done',
    note: 'Downloaded',
    link: { href: 'blob:file', download: 'Merchants.csv' },
  });
  expect(openExports.list()).toEqual([]);
});

test('an export that a reload interrupted is resumed, and its file is downloaded', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fakeServer({
    'GET /exports/{id}': state('done', 200),
    'GET /exports/{id}/file': () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
  });
  openExports.add({ id: 'exp_resumed', title: 'Merchants · CSV' });
  // A page that renders twice resumes an export once.
  await ended(Promise.all([resumeExports(startWork), resumeExports(startWork)]).then(() => undefined));
  expect(work()).toMatchObject({ title: 'Merchants · CSV', state: 'done' });
  expect(click).toHaveBeenCalledOnce();
  expect(openExports.list()).toEqual([]);
});

test("a rejected export shows the server's message", async () => {
  const message = 'This list cannot be exported yet';
  const refusal = { status: 'Bad-Request', message, errors: [{ message }], requestId: 'req_1' };
  fakeServer({ 'POST /exports': reply(400, refusal) });
  await ended(runExport(input, asWritten('Merchants'), startWork));
  expect(work()).toMatchObject({ state: 'failed', failure: message });
});

test('an export that fails on the server shows as failed', async () => {
  fakeServer({ 'POST /exports': state('waiting'), 'GET /exports/{id}': state('failed') });
  await ended(runExport(input, asWritten('Merchants'), startWork));
  expect(work()).toMatchObject({ state: 'failed', failure: 'The export failed' });
});

test('an export that cannot reach the server shows a connection message', async () => {
  fakeServer({ 'POST /exports': new Error('offline') });
  await ended(runExport(input, asWritten('Merchants'), startWork));
  expect(work()?.failure).toBe('The server cannot be reached. Check your connection and try again.');
});
