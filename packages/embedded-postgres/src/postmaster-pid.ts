import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from './errors.ts';
import { run } from './run.ts';

export interface PostmasterPid {
  pid: number;
  port: number;
  socketFolder: string;
  ready: boolean;
}

/**
 * Reads postmaster.pid, in which a running server stores its process id and address. Returns undefined if the file is
 * missing.
 */
export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim()) ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', ready: lines[7] === 'ready' };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

async function isZombie(pid: number): Promise<boolean> {
  return /\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
}

/** Tells whether a process is running; a zombie is not. */
export async function isAlive(pid: number): Promise<boolean> {
  return exists(pid) && !(await isZombie(pid));
}

/**
 * Tells whether a running process may be the cluster's server, by its working folder or, if that is unreadable, its name.
 */
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

export interface Holder extends PostmasterPid {
  /**
   * `stale`: the process id belongs to a zombie or, after a reboot, to another program. PostgreSQL would refuse to start, so
   * the launcher removes the file. `gone`: there is no such process; PostgreSQL replaces the file by itself.
   */
  state: 'alive' | 'gone' | 'stale';
}

/** Returns the content of postmaster.pid with the state of its process; undefined when there is no file. */
export async function findHolder(cluster: string): Promise<Holder | undefined> {
  const entry = await readPostmasterPid(cluster);
  if (entry === undefined) return undefined;
  if (!exists(entry.pid)) return { ...entry, state: 'gone' };
  const alive = !(await isZombie(entry.pid)) && (await mayServe(entry.pid, cluster));
  return { ...entry, state: alive ? 'alive' : 'stale' };
}
