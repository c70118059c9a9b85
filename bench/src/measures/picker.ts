import { createDaftar } from '@daftar/sdk';
import { startTestGateway } from '@daftar/server/testing';
import { seedMerchants } from '../list-ratio/seed.ts';
import type { Measure } from '../result.ts';
import { median } from '../tools/median.ts';

const FEW = 12;
const MANY = 50_000;
const ROUNDS = 60;
const WARM_UP = 10;
/** Search texts of a field while a user types: empty, letters with which every name begins, a number, an id. */
const TYPED = ['', 'm', 'merch', 'merchant 1', '1', '11', 'mer_'];

/** Starts a server with the given number of merchants; `ask` returns the milliseconds of one call. */
async function openServer(merchants: number) {
  const server = await startTestGateway({
    prepare: async (gateway) => {
      // Checking each response against the contract is for tests only, so production does not pay for it.
      gateway.settings.checkResponses = false;
      await seedMerchants(gateway, merchants);
    },
  });
  const token = await createDaftar({ baseUrl: server.backofficeUrl }).auth.login(server.owner);
  const ask = async (text: string): Promise<number> => {
    const query = new URLSearchParams({ kind: 'merchant', ...(text && { q: text }) });
    const start = performance.now();
    const answer = await fetch(`${server.backofficeUrl}/lookups/choices?${query}`, {
      headers: { 'x-auth-token': token },
    });
    const { data } = (await answer.json()) as { data: unknown[] };
    if (data.length === 0) throw new Error(`Nothing found for '${text}' among ${merchants} merchants`);
    return performance.now() - start;
  };
  return { ask, close: () => server.close() };
}

/** Measures the time of a picker's calls among 50,000 merchants, divided by that among 12. */
export const picker: Measure = async () => {
  const few = await openServer(FEW);
  const many = await openServer(MANY).catch(async (error: unknown) => {
    await few.close();
    throw error;
  });
  try {
    const times = TYPED.map((text) => ({ text, few: [] as number[], many: [] as number[] }));
    // The two sides alternate, so that other load on the machine affects both equally.
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const each of times) {
        const pair = [await few.ask(each.text), await many.ask(each.text)] as const;
        if (round < WARM_UP) continue;
        each.few.push(pair[0]);
        each.many.push(pair[1]);
      }
    const ratios = times.map((each) => ({ ...each, ratio: median(each.many) / median(each.few) }));
    const worst = ratios.toSorted((one, other) => other.ratio - one.ratio)[0];
    const all = (side: 'few' | 'many') => median(times.flatMap((each) => each[side])).toFixed(1);
    return [
      {
        measure: 'picker: 50,000 merchants over 12, the slowest of the typed texts',
        value: worst?.ratio ?? Number.NaN,
        unit: 'ratio',
        budget: 2,
        limit: 'at most',
        reference: `'${worst?.text}'; medians of all: ${all('many')} ms and ${all('few')} ms; ${ratios.map(({ text, ratio }) => `'${text}' ${ratio.toFixed(2)}`).join(', ')}`,
      },
    ];
  } finally {
    await few.close();
    await many.close();
  }
};
