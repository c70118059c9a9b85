import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys } from './load-keys.ts';
import { ConfigError, readConfig } from './read-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'daftar-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'ab'.repeat(32);

test('are made once, for the owner alone, and leave no draft behind', () => {
  const made = loadKeys(readConfig({}), folder);
  expect(loadKeys(readConfig({}), folder)).toEqual(made);
  expect(readdirSync(folder)).toEqual(['keys.json']);
  expect(statSync(path.join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test.each(['', '{', '{}', JSON.stringify({ signing: KEY, data: 'zz'.repeat(32) })])(
  'a damaged file (%j) is named',
  (text) => {
    writeFileSync(path.join(folder, 'keys.json'), text);
    expect(() => loadKeys(readConfig({}), folder)).toThrow(/keys\.json is damaged/);
  },
);

test.each([{ SIGNING_KEY: KEY }, { DATA_KEY: KEY }])('one key alone is a mistake', (one) => {
  expect(() => loadKeys(readConfig({ ...one }), folder)).toThrow(ConfigError);
  expect(() => loadKeys(readConfig({ ...one }), folder)).toThrow(/belong together/);
});

test('keys that are not hex are a mistake', () => {
  const wrong = { SIGNING_KEY: 'x'.repeat(64), DATA_KEY: KEY };
  expect(() => loadKeys(readConfig(wrong), folder)).toThrow(/64 hex digits/);
});
