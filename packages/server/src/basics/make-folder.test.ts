import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'daftar-folder-'));
});
afterEach(() => rmSync(base, { recursive: true }));

test('makes every level that is missing, and takes what is there', () => {
  const folder = path.join(base, 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a file in the way is an error', () => {
  const file = path.join(base, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(/EEXIST/);
  expect(() => makeFolder(path.join(file, 'below'))).toThrow(/EEXIST/);
});

test.runIf(process.platform === 'linux')('where no folder can be made, it says so and returns', () => {
  expect(() => makeFolder('/proc/nope/deeper')).toThrow(/ENOENT|EACCES|EPERM/);
});
