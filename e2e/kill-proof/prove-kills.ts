import { setTimeout as sleep } from 'node:timers/promises';
import { createDaftar, type Daftar } from '@daftar/sdk';
import { AcknowledgedSteps } from './acknowledged-steps.ts';
import type { Database } from './database.ts';
import type { Product } from './product.ts';
import { randomDelays } from './random-delays.ts';
import { assertCutOff, UnansweredCalls } from './unanswered-calls.ts';
import { type CountedMerchant, faultsOf, openCountedMerchant, walkMoney } from './walk-money.ts';
import { walkPath } from './walk-path.ts';

const LONGEST_MS = 2_500;
/** Every third kill hits the database, the others the product. */
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

/**
 * Repeats kills during concurrent work: two walks of the main path and two merchants. After each kill, checks that every step
 * acknowledged since the last kill exists exactly once; at the end checks all steps again.
 */
export async function proveKills(
  product: Product,
  database: Database,
  { kills, seed }: { kills: number; seed: number },
): Promise<Proof> {
  const nextDelay = randomDelays(seed, LONGEST_MS);
  const steps = new AcknowledgedSteps();
  const unanswered = new UnansweredCalls();
  const { owner } = await signIn(product);
  await owner.carriers.create({ name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' });
  const merchants: CountedMerchant[] = [
    await openCountedMerchant(owner, 'one'),
    await openCountedMerchant(owner, 'two'),
  ];
  const faults: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const known = steps.steps.length;
    const stop = new AbortController();
    const work = workOf(product, await signIn(product), {
      steps,
      unanswered,
      merchants,
      mark: String(kill),
      stopped: stop.signal,
    });
    await sleep(nextDelay());
    const killsDatabase = kill % DATABASE_EVERY === 0;
    if (killsDatabase) database.kill();
    else await product.kill();
    stop.abort();
    await work;
    const seconds = killsDatabase ? await product.ready() : await product.start();
    const as = await signIn(product);
    const again = await unanswered.makeAgain(as.owner);
    const found = await steps.lost(as, known);
    for (const merchant of merchants) found.push(...(await faultsOf(as.owner, merchant)));
    faults.push(...found);
    const result = `${steps.steps.length - known} new steps acknowledged, ${again} calls repeated, ${found.length} faults`;
    console.log(
      `kill ${kill} (${killsDatabase ? 'database' : 'server'}): ${result}, ready again after ${seconds.toFixed(1)} s`,
    );
    for (const fault of found) console.error(`  ${fault}`);
  }
  // Check all steps again: a later kill must not lose what an earlier one left.
  const found = await steps.lost(await signIn(product));
  for (const fault of found) console.error(`  at the end ${fault}`);
  return { steps: steps.steps.length, calls: unanswered.made, faults: [...faults, ...found] };
}

interface Work {
  steps: AcknowledgedSteps;
  unanswered: UnansweredCalls;
  merchants: CountedMerchant[];
  mark: string;
  /** Ends walks that the kill did not interrupt: the database may be back before their next call. */
  stopped: AbortSignal;
}

/** Runs all walks concurrently, each until the kill interrupts it or `stopped` aborts. */
async function workOf(
  { addresses }: Product,
  as: { owner: Daftar; customer: Daftar },
  { steps, unanswered, merchants, mark, stopped }: Work,
): Promise<void> {
  const path = async (walker: string) => {
    for (let walk = 1; !stopped.aborted; walk += 1)
      await walkPath({ addresses, ...as, steps, mark: `${mark}${walker}-${walk}` });
  };
  const all = [
    path('a'),
    path('b'),
    ...merchants.map((merchant) => walkMoney(as.owner, unanswered, merchant, stopped)),
  ];
  await Promise.all(all.map((walk) => walk.catch(assertCutOff)));
}
