import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    // A process that ended meanwhile.
    return '';
  }
};

const residentKb = (pid: string) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
const parentOf = (pid: string) => /PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1];

/** MB that a process and its children of a kind hold in memory now (Linux). */
export function residentMb(pid: number, childrenOf: RegExp): number {
  const children = readdirSync('/proc').filter(
    (name) =>
      /^\d+$/.test(name) && parentOf(name) === String(pid) && childrenOf.test(read(`/proc/${name}/cmdline`)),
  );
  const all = [String(pid), ...children].map(residentKb);
  return all.reduce((sum, kb) => sum + kb, 0) / 1024;
}
