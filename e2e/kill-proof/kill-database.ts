import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: 'status' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It ended meanwhile.
    return '';
  }
};
const parentOf = (pid: number) => Number(/PPid:\s+(\d+)/.exec(read(pid, 'status'))?.[1]);

/** The child that writes checkpoints: it lives as long as its server, which ends all others when it is gone. */
const checkpointerOf = (postmaster: number): number | undefined =>
  readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && parentOf(pid) === postmaster && read(pid, 'cmdline').includes('checkpointer'));

/** SIGKILL to PostgreSQL: all of it, or a part, upon which it recovers. The file's first line says who serves. */
export function killDatabase(pidFile: string, whole: boolean): void {
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const victim = whole ? postmaster : checkpointerOf(postmaster);
  if (!victim) throw new Error(`${pidFile} names no PostgreSQL that runs`);
  process.kill(victim, 'SIGKILL');
}
