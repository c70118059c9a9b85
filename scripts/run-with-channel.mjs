import { spawn } from 'node:child_process';

const PARENT_CHECK_MS = 250;

/**
 * Runs a program that stops when its channel closes, and exits with its code. The channel closes on SIGINT, SIGTERM and
 * SIGHUP, when this process is killed, and when its parent ends: npm passes SIGTERM to its shell only, and some shells end
 * without passing it on. Signals are not sent to the program, because a terminal or a supervisor may have sent them to the
 * whole group: a second signal would make the product stop at once instead of finishing its work.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} folder
 */
export function runWithChannel(command, parameters, folder) {
  const program = spawn(command, parameters, {
    cwd: folder,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => {
    if (program.connected) program.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  program.on('exit', (code) => process.exit(code ?? 1));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), PARENT_CHECK_MS).unref();
}
