import { type LoadGenerator, openLoadGenerator } from '../list-ratio/load-generator.ts';
import { ServerHandle } from '../list-ratio/server-handle.ts';
import type { Measure } from '../result.ts';
import { median } from '../tools/median.ts';

const ROUNDS = 11;
const WARM_UP = 8;
/** Calls and statements alternate in short turns, so that other load on the machine affects both equally. */
const TURNS = 2;
const TURN_SECONDS = 1;
const CONNECTIONS = 16;

/** Calls per second, and the server's processor time per call in microseconds. */
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
  const rate = await run();
  return { rate, cpu: ((await server.cpu()) - cpuBefore) / (rate * TURN_SECONDS) };
}

const mean = (paces: Pace[]): Pace => ({
  rate: paces.reduce((sum, pace) => sum + pace.rate, 0) / paces.length,
  cpu: paces.reduce((sum, pace) => sum + pace.cpu, 0) / paces.length,
});

async function round(generator: LoadGenerator, server: ServerHandle): Promise<Round> {
  const calls: Pace[] = [];
  const driver: Pace[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    calls.push(await paced(server, () => generator.rate(TURN_SECONDS)));
    driver.push(await paced(server, () => server.driverRate(CONNECTIONS, TURN_SECONDS * 1000)));
  }
  return { calls: mean(calls), driver: mean(driver) };
}

async function measureRounds(generator: LoadGenerator, server: ServerHandle): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let done = 0; done < WARM_UP + ROUNDS; done++) rounds.push(await round(generator, server));
  return rounds.slice(WARM_UP);
}

/** Measures the rate of a list call divided by the rate of its SQL statements alone, from the same process and pool. */
export const listRatio: Measure = async ({ profile }) => {
  const server = new ServerHandle(profile);
  try {
    const { url, headers, statements } = await server.ready();
    const generator = await openLoadGenerator(url, headers, CONNECTIONS);
    const rounds = await measureRounds(generator, server);
    generator.close();
    const ratios = rounds.map((each) => each.calls.rate / each.driver.rate);
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    const describe = (side: 'calls' | 'driver') =>
      `${median(rounds.map((each) => each[side].rate)).toFixed(0)}/s at ${median(rounds.map((each) => each[side].cpu)).toFixed(0)} µs of its CPU`;
    return [
      {
        measure: 'list-ratio: merchants list over its statements alone',
        value: median(ratios),
        unit: 'ratio',
        budget: 0.7,
        limit: 'at least',
        reference: `load by ${generator.name}: calls ${describe('calls')}, statements (${statements.join(', then ')}) ${describe('driver')}, rounds ${spread}`,
      },
    ];
  } finally {
    await server.stop();
  }
};
