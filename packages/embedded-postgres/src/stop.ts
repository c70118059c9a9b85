import type { ChildProcess } from 'node:child_process';
import { rmdir } from 'node:fs/promises';

const patience = 30_000;

/** Asks the server to end its connections and write everything down; after half a minute, to leave that to the next start. */
export async function stopServer(
  child: ChildProcess,
  ended: Promise<void>,
  socketFolder: string,
): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), patience);
  await ended;
  clearTimeout(timer);
  await rmdir(socketFolder).catch(() => undefined);
}
