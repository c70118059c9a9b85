import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, on all Linux systems. */
const TICKS = 100;

interface Usage {
  pid: number;
  parent: number;
  /** Processor time of the process and of its children that have ended. */
  ms: number;
}

/** Reads a line of /proc/<pid>/stat. The program's name is in brackets and may itself contain spaces and brackets. */
export function usageOf(stat: string): Usage | undefined {
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  if (end < 0 || fields.length < 15) return undefined;
  const times = fields.slice(11, 15).map(Number);
  const ticks = times.reduce((sum, one) => sum + one, 0);
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ms: (ticks * 1000) / TICKS };
}

function readUsage(pid: string): Usage[] {
  try {
    return [usageOf(readFileSync(`/proc/${pid}/stat`, 'latin1'))].flatMap((usage) => usage ?? []);
  } catch {
    // The process has ended.
    return [];
  }
}

/** Processor time, in milliseconds, of a process alone and of all processes below it (Linux only). */
export interface ProcessorTime {
  own: number;
  below: number;
}

/** Sums the processor time of a process and of those below it, which for the server are those of its embedded PostgreSQL. */
export function sumBelow(pid: number, all: readonly Usage[]): ProcessorTime {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const below = (parent: number): number =>
    (children.get(parent) ?? []).reduce((sum, child) => sum + child.ms + below(child.pid), 0);
  return { own: all.find((one) => one.pid === pid)?.ms ?? 0, below: below(pid) };
}

export const processorTime = (pid: number): ProcessorTime =>
  sumBelow(
    pid,
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readUsage),
  );

/** Runs `work`; returns its result and the processor time that passed meanwhile. */
export async function whileCounting<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<ProcessorTime & { result: T }> {
  const before = processorTime(pid);
  const result = await work();
  const after = processorTime(pid);
  return { result, own: after.own - before.own, below: after.below - before.below };
}
