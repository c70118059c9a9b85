import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ApiError, createDaftar, type Daftar } from '@daftar/sdk';
import { freePorts } from '@daftar/server/testing';
import { LedgerOfSteps } from './ledger-of-steps.ts';
import { Product } from './product.ts';
import { walkPath } from './walk-path.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '7' } },
});
const kills = Number(values.kills);
const longestMs = 2_500;

/** Repeatable moments (an LCG of Numerical Recipes): a failure can be run again by its seed. */
let state = Number(values.seed) >>> 0;
const nextMoment = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.round((state / 4_294_967_296) * longestMs);
};

async function signIn(product: Product): Promise<{ owner: Daftar; customer: Daftar }> {
  const { api, checkout } = product.addresses;
  const anonymous = createDaftar({ baseUrl: api, maxRetries: 0 });
  const token = await anonymous.auth.login({ userName: 'owner', password: product.ownerPassword });
  return {
    owner: createDaftar({ baseUrl: api, token, maxRetries: 0 }),
    customer: createDaftar({ baseUrl: checkout, maxRetries: 0 }),
  };
}

function verifyBooks(dataFolder: string): void {
  const command = fileURLToPath(
    new URL('../../packages/server/src/commands/verify-books.ts', import.meta.url),
  );
  execFileSync(process.execPath, [command], {
    stdio: 'inherit',
    env: { ...process.env, DATA_FOLDER: dataFolder },
  });
}

/** A killed product answers nothing or 5xx; a refusal is a fault of the walk, and would prove nothing. */
function cutOff(error: unknown): void {
  if (error instanceof ApiError && error.status < 500) throw error;
}

/** Kills the product at seeded moments along its main path and proves after each that nothing acknowledged is lost or doubled. */
const dataFolder = mkdtempSync(path.join(tmpdir(), 'daftar-kills-'));
const product = new Product(dataFolder, await freePorts(3));
const steps = new LedgerOfSteps();
await product.start();
const first = await signIn(product);
await first.owner.carriers.create({ name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' });
const lost: string[] = [];
for (let kill = 1; kill <= kills; kill += 1) {
  const as = await signIn(product);
  const known = steps.steps.length;
  const walking = (async () => {
    for (let walk = 1; ; walk += 1)
      await walkPath({ addresses: product.addresses, ...as, steps, mark: `${kill}-${walk}` });
  })().catch(cutOff);
  await new Promise((resolve) => setTimeout(resolve, nextMoment()));
  await product.kill();
  await walking;
  const seconds = await product.start();
  const missing = await steps.lost(await signIn(product));
  lost.push(...missing);
  const found = steps.steps.length - known;
  console.log(
    `kill ${kill}: ${found} new steps acknowledged, ${missing.length} of ${steps.steps.length} lost, back in ${seconds.toFixed(1)} s`,
  );
  for (const step of missing) console.error(`  lost: ${step}`);
}
verifyBooks(dataFolder);
await product.stop();
rmSync(dataFolder, { recursive: true, force: true });
console.log(`${kills} kills, ${steps.steps.length} acknowledged steps, ${lost.length} lost`);
process.exit(lost.length > 0 || process.exitCode ? 1 : 0);
