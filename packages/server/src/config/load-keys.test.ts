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

test('loadKeys makes a key file once, readable for its owner only', () => {
  const made = loadKeys(readConfig({}), folder);
  expect(loadKeys(readConfig({}), folder)).toEqual(made);
  expect(readdirSync(folder)).toEqual(['keys.json']);
  expect(statSync(path.join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test.each(['', '{', '{}', JSON.stringify({ signing: KEY, data: 'zz'.repeat(32) })])(
  'loadKeys names a damaged key file (%j)',
  (text) => {
    writeFileSync(path.join(folder, 'keys.json'), text);
    expect(() => loadKeys(readConfig({}), folder)).toThrow(/keys\.json is damaged/);
  },
);

test.each([{ SIGNING_KEY: KEY }, { DATA_KEY: KEY }])('loadKeys rejects %j without the other key', (one) => {
  expect(() => loadKeys(readConfig({ ...one }), folder)).toThrow(ConfigError);
  expect(() => loadKeys(readConfig({ ...one }), folder)).toThrow(/belong together/);
});

test('loadKeys rejects keys that are not hex', () => {
  const wrong = { SIGNING_KEY: 'x'.repeat(64), DATA_KEY: KEY };
  expect(() => loadKeys(readConfig(wrong), folder)).toThrow(/64 hex digits/);
});
