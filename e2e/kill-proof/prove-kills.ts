import { setTimeout as sleep } from 'node:timers/promises';
import { createDaftar, type Daftar } from '@daftar/sdk';
import type { Database } from './database.ts';
import { LedgerOfSteps } from './ledger-of-steps.ts';
import { momentsOf } from './moments.ts';
import type { Product } from './product.ts';
import { assertCutOff, Unsure } from './unsure.ts';
import { faultsOf, openPurse, type Purse, walkMoney } from './walk-money.ts';
import { walkPath } from './walk-path.ts';

const LONGEST_MS = 2_500;
/** The product is killed twice, then its database once. */
const DATABASE_EVERY = 3;

async function signIn(product: Product): Promise<{ owner: Daftar; customer: Daftar }> {
  const { api, checkout } = product.addresses;
  const anonymous = createDaftar({ baseUrl: api, maxRetries: 0 });
  const token = await anonymous.auth.login({ userName: 'owner', password: product.ownerPassword });
  return {
    owner: createDaftar({ baseUrl: api, token, maxRetries: 0 }),
    customer: createDaftar({ baseUrl: checkout, maxRetries: 0 }),
  };
}

interface Proof {
  steps: number;
  calls: number;
  faults: string[];
}

/** Two walks of the main path and two purses at work at once, until a kill; then what was acknowledged must be there, once, and in the end all of it. */
export async function proveKills(
  product: Product,
  database: Database,
  { kills, seed }: { kills: number; seed: number },
): Promise<Proof> {
  const nextMoment = momentsOf(seed, LONGEST_MS);
  const steps = new LedgerOfSteps();
  const unsure = new Unsure();
  const { owner } = await signIn(product);
  await owner.carriers.create({ name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' });
  const purses: Purse[] = [await openPurse(owner, 'one'), await openPurse(owner, 'two')];
  const faults: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const known = steps.steps.length;
    const over = new AbortController();
    const work = workOf(product, await signIn(product), {
      steps,
      unsure,
      purses,
      mark: String(kill),
      over: over.signal,
    });
    await sleep(nextMoment());
    const killsDatabase = kill % DATABASE_EVERY === 0;
    if (killsDatabase) database.kill();
    else await product.kill();
    over.abort();
    await work;
    const seconds = killsDatabase ? await product.ready() : await product.start();
    const as = await signIn(product);
    const again = await unsure.makeAgain(as.owner);
    const found = await steps.lost(as, known);
    for (const purse of purses) found.push(...(await faultsOf(as.owner, purse)));
    faults.push(...found);
    const told = `${steps.steps.length - known} new steps acknowledged, ${again} calls made again, ${found.length} faults`;
    console.log(
      `kill ${kill} (${killsDatabase ? 'database' : 'server'}): ${told}, back in ${seconds.toFixed(1)} s`,
    );
    for (const fault of found) console.error(`  ${fault}`);
  }
  // What one kill left must have outlived all the later ones.
  const found = await steps.lost(await signIn(product));
  for (const fault of found) console.error(`  in the end ${fault}`);
  return { steps: steps.steps.length, calls: unsure.made, faults: [...faults, ...found] };
}

interface Work {
  steps: LedgerOfSteps;
  unsure: Unsure;
  purses: Purse[];
  mark: string;
  /** Ends the walks that a kill did not cut off: the database may be back before they ask for it. */
  over: AbortSignal;
}

/** Everything at once, each until it is cut off or the kill is over. */
async function workOf(
  { addresses }: Product,
  as: { owner: Daftar; customer: Daftar },
  { steps, unsure, purses, mark, over }: Work,
): Promise<void> {
  const path = async (walker: string) => {
    for (let walk = 1; !over.aborted; walk += 1)
      await walkPath({ addresses, ...as, steps, mark: `${mark}${walker}-${walk}` });
  };
  const all = [path('a'), path('b'), ...purses.map((purse) => walkMoney(as.owner, unsure, purse, over))];
  await Promise.all(all.map((walk) => walk.catch(assertCutOff)));
}
