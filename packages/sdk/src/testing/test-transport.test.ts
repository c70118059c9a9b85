import { expect, test } from 'vitest';
import { createTestTransport, reply } from './index.ts';

const ask = async (fetch: (request: Request) => Promise<Response>, path: string, init?: RequestInit) =>
  (await fetch(new Request(`https://api.test${path}`, init))).json();

test('responds with values, responses, functions or errors, and prefers an exact path to a placeholder', async () => {
  const { fetch, requests } = createTestTransport({
    'GET /a/{id}': ({ params, query }: { params: object; query: object }) => ({ params, query }),
    'GET /a/b': 'exact',
    'POST /a': ({ body }: { body: unknown }) => ({ got: body }),
    'GET /broken': new TypeError('socket'),
  });
  expect(await ask(fetch, '/a/x%20y?q=1')).toEqual({ params: { id: 'x y' }, query: { q: '1' } });
  expect(await ask(fetch, '/a/b')).toBe('exact');
  expect(await ask(fetch, '/a', { method: 'POST', body: '{"b":2}' })).toEqual({ got: { b: 2 } });
  await expect(ask(fetch, '/broken')).rejects.toThrow('socket');
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /a/x%20y',
    'GET /a/b',
    'POST /a',
    'GET /broken',
  ]);
});

test('returns several responses in turn and repeats the last one', async () => {
  const { fetch, on } = createTestTransport();
  on('GET /a', reply(200, 1), reply(200, 2));
  expect([await ask(fetch, '/a'), await ask(fetch, '/a'), await ask(fetch, '/a')]).toEqual([1, 2, 2]);
});
