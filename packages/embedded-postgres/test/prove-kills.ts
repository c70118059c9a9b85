import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readPostmasterPid } from '../src/postmaster-pid.ts';
import { startEmbeddedPostgres } from '../src/start.ts';
import { eventually, type Program, startProgram } from './processes.ts';

export interface Proof {
  kills: number;
  acknowledged: number;
  lost: number;
  /** Milliseconds from each kill to the next acknowledged commit. */
  recovery: number[];
}

const victims = ['server', 'parent', 'everything', 'backend'] as const;
const stride = 10_000_000;

/** Seeded random numbers (mulberry32), so that a seed repeats the same moments. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the process ids of the server, the postmaster first; outside of Linux only the postmaster. */
async function serverProcesses(cluster: string): Promise<number[]> {
  const postmaster = (await readPostmasterPid(cluster))?.pid;
  if (postmaster === undefined) return [];
  const numbers = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(
    numbers.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return { pid, parent: Number(/\) \S (\d+)/.exec(stat)?.[1]) };
    }),
  );
  return [postmaster, ...parents.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid)];
}

function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended meanwhile.
  }
}

async function killVictim(victim: (typeof victims)[number], writer: Program, cluster: string): Promise<void> {
  const [postmaster, ...backends] = await serverProcesses(cluster);
  if (victim === 'parent' || victim === 'everything') kill(writer.child.pid);
  if (victim === 'server' || victim === 'everything') kill(postmaster);
  if (victim === 'everything') backends.forEach(kill);
  if (victim === 'backend') kill(backends.at(-1));
  if (victim === 'parent' || victim === 'everything') await writer.ended;
}

async function stored(dataFolder: string): Promise<Set<number>> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from proof');
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ id }) => Number(id)));
}

const isNumber = (line: string): boolean => /^\d+$/.test(line);

/** Repeatedly kills the server, the writer, both or a backend, and counts the acknowledged commits that are lost. */
export async function proveKills(dataFolder: string, kills: number, seed: number): Promise<Proof> {
  const next = random(seed);
  const acknowledged: number[] = [];
  const recovery: number[] = [];
  let programs = 0;
  const begin = (): Program => startProgram('writer.ts', dataFolder, String(programs++ * stride));
  let writer = begin();
  await eventually('the first commit', () => writer.lines.some(isNumber));
  for (let round = 0; round < kills; round++) {
    await sleep(50 + next() * 600);
    const before = performance.now();
    await killVictim(victims[round % victims.length] ?? 'server', writer, join(dataFolder, 'postgres'));
    if (writer.child.signalCode !== null) {
      acknowledged.push(...writer.lines.filter(isNumber).map(Number));
      writer = begin();
    }
    const seen = writer.lines.length;
    await eventually(
      `a commit after kill ${round + 1}`,
      () => writer.lines.slice(seen).some(isNumber),
      60_000,
    );
    recovery.push(Math.round(performance.now() - before));
  }
  kill(writer.child.pid);
  await writer.ended;
  acknowledged.push(...writer.lines.filter(isNumber).map(Number));
  const found = await stored(dataFolder);
  const lost = acknowledged.filter((id) => !found.has(id)).length;
  return { kills, acknowledged: acknowledged.length, lost, recovery };
}
