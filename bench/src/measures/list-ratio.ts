import { type Asker, openAsker } from '../list-ratio/asker.ts';
import { ServerHandle } from '../list-ratio/server-handle.ts';
import type { Measure } from '../result.ts';
import { median } from '../tools/median.ts';

const ROUNDS = 11;
const WARM_UP = 8;
/** Both sides take turns often, so that whatever else the machine does falls on both alike. */
const TURNS = 2;
const TURN_SECONDS = 1;
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
  const rate = await run();
  return { rate, cpu: ((await server.cpu()) - cpuBefore) / (rate * TURN_SECONDS) };
}

const mean = (paces: Pace[]): Pace => ({
  rate: paces.reduce((sum, pace) => sum + pace.rate, 0) / paces.length,
  cpu: paces.reduce((sum, pace) => sum + pace.cpu, 0) / paces.length,
});

async function round(asker: Asker, server: ServerHandle): Promise<Round> {
  const calls: Pace[] = [];
  const driver: Pace[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    calls.push(await paced(server, () => asker.rate(TURN_SECONDS)));
    driver.push(await paced(server, () => server.driverRate(CONNECTIONS, TURN_SECONDS * 1000)));
  }
  return { calls: mean(calls), driver: mean(driver) };
}

async function measureRounds(asker: Asker, server: ServerHandle): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let done = 0; done < WARM_UP + ROUNDS; done++) rounds.push(await round(asker, server));
  return rounds.slice(WARM_UP);
}

/** The rate of a list call over the rate of the statements that it sends, both from the same process and pool. */
export const listRatio: Measure = async ({ profile }) => {
  const server = new ServerHandle(profile);
  try {
    const { url, headers, statements } = await server.ready();
    const asker = await openAsker(url, headers, CONNECTIONS);
    const rounds = await measureRounds(asker, server);
    asker.close();
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
        reference: `asked by ${asker.name}: calls ${told('calls')}, statements (${statements.join(', then ')}) ${told('driver')}, rounds ${spread}`,
      },
    ];
  } finally {
    await server.stop();
  }
};
