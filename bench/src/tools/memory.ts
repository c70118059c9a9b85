import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    // The process has ended.
    return '';
  }
};

const residentKb = (pid: string) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
const parentOf = (pid: string) => /PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1];

/** Returns the resident memory, in MB, of a process and of its children whose command line matches (Linux only). */
export function residentMb(pid: number, childCommand: RegExp): number {
  const children = readdirSync('/proc').filter(
    (name) =>
      /^\d+$/.test(name) &&
      parentOf(name) === String(pid) &&
      childCommand.test(read(`/proc/${name}/cmdline`)),
  );
  const all = [String(pid), ...children].map(residentKb);
  return all.reduce((sum, kb) => sum + kb, 0) / 1024;
}
