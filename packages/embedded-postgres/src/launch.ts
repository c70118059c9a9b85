import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, open, rename, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type DataFolder, refuse } from './data-folder.ts';
import { launcher } from './launcher.ts';
import { findHolder, readPostmasterPid } from './postmaster-pid.ts';
import { pathFor } from './reachable.ts';
import { childEnvironment } from './run.ts';
import { serverSettings } from './settings.ts';

export interface Launch {
  folder: DataFolder;
  binaries: Binaries;
  account: Account | undefined;
  socketFolder: string;
  durable: boolean;
}

/** A server that is ready, or what it wrote before it ended. */
export type Launched = { child: ChildProcess; ended: Promise<void> } | { output: string };

const largestLog = 1_000_000;

async function openLog(
  path: string,
): Promise<{ fd: number; close: () => Promise<void>; read: () => Promise<string> }> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > largestLog) await rename(path, `${path}.1`);
  const handle = await open(path, 'a+', 0o600);
  await chmod(path, 0o600);
  const from = (await handle.stat()).size;
  const read = async (): Promise<string> => {
    const length = (await handle.stat()).size - from;
    return (await handle.read(Buffer.alloc(length), 0, length, from)).buffer.toString();
  };
  return { fd: handle.fd, close: () => handle.close(), read };
}

function endOf(child: ChildProcess, watchdog: Socket | undefined): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      // Tells the watchdog that there is nothing left to stop.
      watchdog?.end('ended\n');
      resolve();
    });
    child.once('error', () => resolve());
  });
}

/** Starts a server and waits until it takes connections (as long as it lives: recovery after a crash takes its time). */
export async function launch({
  folder,
  binaries,
  account,
  socketFolder,
  durable,
}: Launch): Promise<Launched> {
  const path = await pathFor(account, folder.cluster);
  const holder = await findHolder(folder.cluster);
  const stale = holder?.state === 'stale' ? String(holder.pid) : '';
  const log = await openLog(folder.log).catch((error: unknown) => {
    throw refuse(folder.root, error);
  });
  const command = [join(binaries.bin, 'postgres'), '-D', path, ...serverSettings(socketFolder, durable)];
  const child = spawn('/bin/sh', ['-c', launcher, 'sh', ...command], {
    cwd: folder.cluster,
    env: { ...childEnvironment(), SOCKET_FOLDER: socketFolder, STALE_PID: stale },
    // The watchdog's pipe is not the input: Node closes that by itself, without a word, as soon as the child has ended.
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
    // A session of its own: Ctrl-C in the terminal reaches us, and we stop the server last.
    detached: true,
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  });
  const pipe = child.stdio[3];
  const watchdog = pipe instanceof Socket ? pipe : undefined;
  watchdog?.on('error', () => undefined);
  let refusal = '';
  child.once('error', (error) => {
    refusal = error.message;
  });
  let over = false;
  const ended = endOf(child, watchdog).then(() => {
    over = true;
  });
  try {
    while (!over) {
      const entry = await readPostmasterPid(folder.cluster);
      if (entry?.pid === child.pid && entry?.ready) {
        child.unref();
        watchdog?.unref();
        return { child, ended };
      }
      await Promise.race([sleep(10), ended]);
    }
    return { output: (await log.read()) + refusal };
  } finally {
    await log.close();
  }
}
