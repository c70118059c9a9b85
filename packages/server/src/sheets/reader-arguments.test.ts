import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readerArguments } from './reader-arguments.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let folder: string;
let keys: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'daftar-keys-'));
  keys = path.join(folder, 'keys.json');
  writeFileSync(keys, '{"signing":"secret"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Evaluates an expression in a process that is started like a reader. Returns its value or its error's code. */
function inReader(expression: string, ...names: string[]): string {
  const program = `
    const { readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');
    let outcome;
    try { outcome = String(${expression}); } catch (error) { outcome = error.code; }
    console.log(outcome);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...readerArguments(), '-e', program, '--', ...names],
    {
      env: {},
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a reader process can read the program and has no environment variables of the server', () => {
  expect(inReader('readFileSync(process.argv[1], "utf8").length > 0', fileURLToPath(import.meta.url))).toBe(
    'true',
  );
  expect(inReader('Object.keys(process.env).includes("PATH")')).toBe('false');
});

test.each([
  ["the server's environment", '"/proc/" + process.ppid + "/environ"'],
  ['its own environment in /proc', '"/proc/self/environ"'],
  ['the users of the machine', '"/etc/passwd"'],
  ['the keys of a data folder', 'process.argv[1]'],
  ['a data folder beside the program', 'process.argv[2]'],
])('a reader process cannot read %s', (_what, file) => {
  const beside = path.join(root, '.daftar', 'keys.json');
  expect(inReader(`readFileSync(${file}, "utf8")`, keys, beside)).toBe('ERR_ACCESS_DENIED');
});

test.each([
  'writeFileSync(process.argv[1], "")',
  'process.getBuiltinModule("node:child_process").spawnSync("id").pid',
  'new (process.getBuiltinModule("node:worker_threads").Worker)("1", { eval: true })',
])('a reader process cannot execute %s', (expression) => {
  expect(inReader(expression, keys)).toBe('ERR_ACCESS_DENIED');
});
