import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildReference } from '../scripts/build-reference.ts';
import { splitScripts } from '../scripts/split-scripts.ts';

/** Matches addresses that a browser fetches, but not addresses in examples and descriptions. */
const FETCHED = /(?:src|href|url\()\s*=?\s*["'(]?https?:/;

test('the API reference has no inline scripts and fetches nothing from other servers', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-reference-'));
  try {
    await buildReference(folder);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['index.html', 'reference-1.js', 'reference-2.js', 'sandbox-storage.js']);
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('Daftar');
    expect(html).not.toMatch(/<script(?![^>]* src="\/docs\/)/);
    expect(html.replace(/<a [^>]*>/g, '')).not.toMatch(FETCHED);
    const code = readFileSync(path.join(folder, 'reference-2.js'), 'utf8');
    expect(code).toContain('startMontyPayment');
    expect(code).not.toMatch(/cdn\.redoc|otel\.cloud/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('splitScripts throws for a page without the Redoc script', () => {
  expect(() => splitScripts('<html><script>1</script></html>')).toThrow('Redoc writes another page now');
});
