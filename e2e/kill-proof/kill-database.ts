import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: number): number => {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]);
  } catch {
    // It ended meanwhile.
    return 0;
  }
};

/** SIGKILL to PostgreSQL: all of it, or one of its processes, upon which it ends the others and recovers. The file's first line says who serves. */
export function killDatabase(pidFile: string, whole: boolean): void {
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
  const victim = whole ? postmaster : children.at(-1);
  if (!victim) throw new Error(`${pidFile} names no PostgreSQL that runs`);
  process.kill(victim, 'SIGKILL');
}
