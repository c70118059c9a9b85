import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = `${root}node_modules/.bin/node`;
/** The workspace's Node 24 on Linux; elsewhere the Node that runs this file. */
const node = existsSync(installed) ? installed : process.execPath;

/**
 * Runs `scripts/start.ts` as npm's direct child: the package manager's processes and shells between them would not pass on
 * SIGTERM. The product stops when the channel closes, also when this process is killed. Signals are not sent to it, because
 * a terminal or a supervisor may have sent them to the whole group: the product takes a second one as "at once".
 */
const product = spawn(
  node,
  [
    '--import',
    './scripts/node-version.mjs',
    '--max-semi-space-size=8',
    'scripts/start.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (product.connected) product.disconnect();
  });
product.on('exit', (code) => process.exit(code ?? 1));
