import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providerVariables } from './provider-variables.ts';
import { secretVariables, variableNames } from './read-config.ts';

const file = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

test('the compose file passes the variables of every payment provider and requires none of them', () => {
  const lines = file('compose.yaml')
    .split('\n')
    .map((line) => line.trim());
  for (const { name, isSecret } of providerVariables) {
    expect(lines, name).toContain(`${name}: \${${name}:-}`);
    if (isSecret) expect(lines, name).toContain(`${name}_FILE: \${${name}_FILE:-}`);
  }
});

test('the files for a deployment set only variables that exist', () => {
  const known = new Set([...variableNames, ...secretVariables.map((name) => `${name}_FILE`)]);
  const service = file('compose.yaml').split('\n  daftar:')[1] ?? '';
  const given = [...service.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
  expect(given.length).toBeGreaterThan(providerVariables.length);
  expect(given.filter((name) => !known.has(name))).toEqual([]);
});

test('no secret is copied into the image', () => {
  const ignored = file('Dockerfile.dockerignore').trim().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['deploy/secrets', '**/.env', '**/.env.*']));
});
