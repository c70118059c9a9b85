import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationNames } from './migrate.ts';

test('every migration file is registered, in order', () => {
  const files = readdirSync(new URL('migrations/', import.meta.url)).filter((name) => name.endsWith('.ts'));
  expect(migrationNames).toEqual(files.map((name) => name.replace('.ts', '')).sort());
});
