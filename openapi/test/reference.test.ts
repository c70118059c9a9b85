import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Contract, operationsOf } from '../reference/operation.ts';
import { buildReference } from '../scripts/build-reference.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daftar-reference-'));
buildReference(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
const contract: Contract = JSON.parse(read('openapi.json'));

test('the reference has every operation with samples for SDK and curl', () => {
  const text = pages.map(read).join('');
  const lacking = operationsOf(contract).filter(
    ({ operationId: id }) =>
      ![`<section id="${id}">`, `>SDK: ${id}<`, `>curl: ${id}<`].every((part) => text.includes(part)),
  );
  expect(lacking.map(({ operationId }) => operationId)).toEqual([]);
});

test('the reference has no inline scripts or styles, fetches nothing from other servers, and has no broken links', () => {
  const ids = new Map(
    pages.map((name) => [name, new Set([...read(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  for (const name of pages) {
    const html = read(name);
    expect(html).not.toMatch(/<script(?![^>]* src="\/docs\/)|<style| style=| on\w+="/);
    expect(html.replace(/<a [^>]*>|<pre[\s\S]*?<\/pre>/g, '')).not.toMatch(/(?:src|href)="https?:/);
    for (const [, target = '', id] of html.matchAll(/href="\/docs\/([\w.-]*)(?:#([\w-]+))?"/g)) {
      expect([name, readdirSync(folder)]).toEqual([name, expect.arrayContaining([target || 'index.html'])]);
      if (id) expect([name, target, ids.get(target)?.has(id)]).toEqual([name, target, true]);
    }
  }
});

test('texts of the contract cannot become markup', () => {
  expect(pages.map(read).join('')).not.toMatch(/<script>|<img|<iframe/);
});
