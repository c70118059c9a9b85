import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = new URL('./snippets/', import.meta.url);
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const snippets = await Promise.all(
  (await readdir(folder)).map(async (name) => (await readFile(new URL(name, folder), 'utf8')).trim()),
);

test("the README's snippets are the ones that the compiler checks, each and no other", () => {
  const shown = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());
  expect(shown.toSorted()).toEqual(snippets.toSorted());
});
