import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, open, rename, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type DataFolder, folderError } from './data-folder.ts';
import { launcher } from './launcher.ts';
import { pathFor } from './path-for.ts';
import { findHolder, readPostmasterPid } from './postmaster-pid.ts';
import { childEnvironment } from './run.ts';
import { serverSettings } from './settings.ts';

export interface Launch {
  folder: DataFolder;
  binaries: Binaries;
  account: Account | undefined;
  socketFolder: string;
  durable: boolean;
}

/** A server that accepts connections, or the output of a server that ended. */
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
      // Tells the watchdog that the server has ended.
      watchdog?.end('ended\n');
      resolve();
    });
    child.once('error', () => resolve());
  });
}

/**
 * Starts a server and waits until it accepts connections or ends. There is no timeout, because crash recovery may take
 * long.
 */
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
    throw folderError(folder.root, error);
  });
  const command = [join(binaries.bin, 'postgres'), '-D', path, ...serverSettings(socketFolder, durable)];
  const child = spawn('/bin/sh', ['-c', launcher, 'sh', ...command], {
    cwd: folder.cluster,
    env: { ...childEnvironment(), SOCKET_FOLDER: socketFolder, STALE_PID: stale },
    // The watchdog's pipe is descriptor 3, because Node closes stdin by itself when the child ends.
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
    // Starts a new session, so that Ctrl-C reaches only this process, which stops the server last.
    detached: true,
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  });
  const pipe = child.stdio[3];
  const watchdog = pipe instanceof Socket ? pipe : undefined;
  watchdog?.on('error', () => undefined);
  let spawnError = '';
  child.once('error', (error) => {
    spawnError = error.message;
  });
  let hasEnded = false;
  const ended = endOf(child, watchdog).then(() => {
    hasEnded = true;
  });
  try {
    while (!hasEnded) {
      const entry = await readPostmasterPid(folder.cluster);
      if (entry?.pid === child.pid && entry?.ready) {
        child.unref();
        watchdog?.unref();
        return { child, ended };
      }
      await Promise.race([sleep(10), ended]);
    }
    return { output: (await log.read()) + spawnError };
  } finally {
    await log.close();
  }
}
