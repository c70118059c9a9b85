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

test('makeFolder makes missing parent folders and accepts an existing folder', () => {
  const folder = path.join(base, 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('makeFolder throws EEXIST when a file has the name', () => {
  const file = path.join(base, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(/EEXIST/);
  expect(() => makeFolder(path.join(file, 'below'))).toThrow(/EEXIST/);
});

test.runIf(process.platform === 'linux')('makeFolder throws where no folder can be made', () => {
  expect(() => makeFolder('/proc/nope/deeper')).toThrow(/ENOENT|EACCES|EPERM/);
});
