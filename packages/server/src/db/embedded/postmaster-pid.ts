import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from './errors.ts';
import { run } from './run.ts';

export interface PostmasterPid {
  pid: number;
  port: number;
  socketFolder: string;
  ready: boolean;
}

/** Reads the file in which a running server says who and where it is; undefined when there is none. */
export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim()) ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', ready: lines[7] === 'ready' };
}

/** Whether a process runs; one that has ended but that nobody asked about (a zombie) does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(stat);
}

/** Whether a live process may be the server of this cluster: its working folder tells, or failing that its name. */
async function mayServe(pid: number, cluster: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(cluster).catch(() => undefined),
  ]);
  if (theirs !== undefined && ours !== undefined) return theirs.ino === ours.ino && theirs.dev === ours.dev;
  const comm = await readFile(`/proc/${pid}/comm`, 'utf8').catch(async () => {
    const ps = await run('ps', ['-o', 'comm=', '-p', String(pid)]);
    return ps.ok ? ps.output : 'postgres';
  });
  return comm.includes('postgres');
}

/**
 * Removes the file when its number belongs to a zombie, or by now (after a crash and a reboot) to a stranger: PostgreSQL would
 * respect that process for ever. A file of a process that is gone it replaces by itself.
 */
export async function dropStalePid(cluster: string): Promise<void> {
  const entry = await readPostmasterPid(cluster);
  if (entry === undefined || ((await isAlive(entry.pid)) && (await mayServe(entry.pid, cluster)))) return;
  if ((await readPostmasterPid(cluster))?.pid === entry.pid)
    await rm(join(cluster, 'postmaster.pid'), { force: true });
}
