import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test.each([
  ['../README.md', './snippets/'],
  ['../../../docs/guides/sdk.md', './guide/'],
])('%s shows exactly the snippets that the compiler checks', async (page, place) => {
  const folder = new URL(place, import.meta.url);
  const text = await readFile(new URL(page, import.meta.url), 'utf8');
  const files = await readdir(folder);
  const snippets = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const shown = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());
  expect(shown.toSorted()).toEqual(snippets.map((code) => code.trim()).toSorted());
});
