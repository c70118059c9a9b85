import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, on all Linux systems. */
const TICKS = 100;

/** Returns the processor time that a process has used, in milliseconds; undefined if the system does not report it. */
export function processorMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name is in brackets, and may itself contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? (ticks * 1000) / TICKS : undefined;
  } catch {
    // The process has ended, or the system is not Linux.
    return undefined;
  }
}
