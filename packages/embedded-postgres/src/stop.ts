import type { ChildProcess } from 'node:child_process';
import { rmdir } from 'node:fs/promises';

const timeoutMs = 30_000;

/**
 * Stops the server: a fast shutdown (SIGINT), and after 30 seconds an immediate one, from which the next start recovers.
 */
export async function stopServer(
  child: ChildProcess,
  ended: Promise<void>,
  socketFolder: string,
): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), timeoutMs);
  await ended;
  clearTimeout(timer);
  await rmdir(socketFolder).catch(() => undefined);
}
