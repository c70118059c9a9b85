import { ServerHandle } from '../list-ratio/server-handle.ts';
import type { Measure } from '../result.ts';
import { Load } from '../tools/load.ts';
import { median } from '../tools/median.ts';

const ROUNDS = 11;
const WARM_UP = 8;
/** Both sides take turns often, so that whatever else the machine does falls on both alike. */
const TURNS = 5;
const TURN_MS = 400;
const CONNECTIONS = 16;

/** Calls a second, and the server's processor time for one of them. */
interface Pace {
  rate: number;
  cpu: number;
}

interface Round {
  calls: Pace;
  driver: Pace;
}

async function paced(server: ServerHandle, run: () => Promise<number>): Promise<Pace> {
  const cpuBefore = await server.cpu();
  const start = performance.now();
  const rate = await run();
  const count = (rate * (performance.now() - start)) / 1000;
  return { rate, cpu: ((await server.cpu()) - cpuBefore) / count };
}

const mean = (paces: Pace[]): Pace => ({
  rate: paces.reduce((sum, pace) => sum + pace.rate, 0) / paces.length,
  cpu: paces.reduce((sum, pace) => sum + pace.cpu, 0) / paces.length,
});

async function round(load: Load, server: ServerHandle): Promise<Round> {
  const calls: Pace[] = [];
  const driver: Pace[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    calls.push(await paced(server, () => load.rate(TURN_MS)));
    driver.push(await paced(server, () => server.driverRate(CONNECTIONS, TURN_MS)));
  }
  return { calls: mean(calls), driver: mean(driver) };
}

async function measureRounds(load: Load, server: ServerHandle): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let done = 0; done < WARM_UP + ROUNDS; done++) rounds.push(await round(load, server));
  return rounds.slice(WARM_UP);
}

/** The rate of a list call over the rate of the statements that it sends, both from the same process and pool. */
export const listRatio: Measure = async ({ profile }) => {
  const server = new ServerHandle(profile);
  try {
    const { url, headers, statements } = await server.ready();
    const load = await Load.open(url, headers, CONNECTIONS);
    const rounds = await measureRounds(load, server);
    load.close();
    const ratios = rounds.map((each) => each.calls.rate / each.driver.rate);
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    const told = (side: 'calls' | 'driver') =>
      `${median(rounds.map((each) => each[side].rate)).toFixed(0)}/s at ${median(rounds.map((each) => each[side].cpu)).toFixed(0)} µs of its CPU`;
    return [
      {
        measure: 'list-ratio: merchants list over its statements alone',
        value: median(ratios),
        unit: 'ratio',
        budget: 0.7,
        limit: 'at least',
        reference: `calls ${told('calls')}, statements (${statements.join(', then ')}) ${told('driver')}, rounds ${spread}`,
      },
    ];
  } finally {
    await server.stop();
  }
};
