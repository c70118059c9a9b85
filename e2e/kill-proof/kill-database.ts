import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: 'status' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // The process has ended.
    return '';
  }
};
const parentOf = (pid: number) => Number(/PPid:\s+(\d+)/.exec(read(pid, 'status'))?.[1]);

/** Returns the checkpointer's process id. When the checkpointer dies, PostgreSQL ends its other processes and recovers. */
const checkpointerOf = (postmaster: number): number | undefined =>
  readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && parentOf(pid) === postmaster && read(pid, 'cmdline').includes('checkpointer'));

/** Sends SIGKILL to the whole PostgreSQL server or to its checkpointer. The first line of `pidFile` is the server's process id. */
export function killDatabase(pidFile: string, whole: boolean): void {
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const victim = whole ? postmaster : checkpointerOf(postmaster);
  if (!victim) throw new Error(`No PostgreSQL is running under the process id in ${pidFile}`);
  process.kill(victim, 'SIGKILL');
}
