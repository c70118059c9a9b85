import { requestRate } from '../list-ratio/load.ts';
import { ServerHandle } from '../list-ratio/server-handle.ts';
import type { Measure } from '../result.ts';
import { median } from '../tools/median.ts';

const ROUNDS = 9;
const MILLISECONDS = 1_500;
const CONNECTIONS = 16;

/** The rate of a list call over the rate of the statements that it sends, both from the same process and pool. */
export const listRatio: Measure = async ({ profile }) => {
  const server = new ServerHandle(profile);
  try {
    const { url, headers, statements } = await server.ready();
    const rounds: { calls: number; driver: number }[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      const calls = await requestRate({ url, headers, connections: CONNECTIONS, milliseconds: MILLISECONDS });
      const driver = await server.driverRate(CONNECTIONS, MILLISECONDS);
      // The first rounds only warm up.
      if (round >= 0) rounds.push({ calls, driver });
    }
    const calls = Math.round(median(rounds.map((round) => round.calls)));
    const driver = Math.round(median(rounds.map((round) => round.driver)));
    return [
      {
        measure: 'list-ratio: merchants list over its statements alone',
        value: median(rounds.map((round) => round.calls / round.driver)),
        unit: 'ratio',
        budget: 0.7,
        limit: 'at least',
        reference: `${calls} calls/s, statements (${statements.join(', then ')}) ${driver}/s`,
      },
    ];
  } finally {
    await server.stop();
  }
};
