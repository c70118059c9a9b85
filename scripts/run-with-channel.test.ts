import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const launcher = fileURLToPath(new URL('run-with-channel.mjs', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'daftar-channel-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const exists = (name: string) => () => expect(existsSync(path.join(folder, name))).toBe(true);
const within = { timeout: 25_000, interval: 20 };

/** Starts a program through the launcher and a shell that passes on no signals. The program creates a file when it starts and one when
 * it stops. */
async function startInShell() {
  const file = (name: string) =>
    `require('fs').writeFileSync(${JSON.stringify(path.join(folder, name))}, '')`;
  const program = `process.on('disconnect', () => { ${file('stopped')}; process.exit(0); }); ${file('started')}; setInterval(() => {}, 1000);`;
  const run = `import(${JSON.stringify(launcher)}).then(({ runWithChannel }) => runWithChannel(process.execPath, ['-e', ${JSON.stringify(program)}], ${JSON.stringify(folder)}))`;
  const shell = spawn('sh', ['-c', '"$NODE" -e "$RUN"; true'], {
    stdio: 'ignore',
    env: { NODE: process.execPath, RUN: run },
  });
  await vi.waitFor(exists('started'), within);
  return shell;
}

test('a program stops when the shell that started the launcher is terminated', async () => {
  const shell = await startInShell();
  shell.kill('SIGTERM');
  await vi.waitFor(exists('stopped'), within);
});
