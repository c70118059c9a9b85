import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proveKills } from './prove-kills.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const folder = await mkdtemp(join(tmpdir(), 'daftar-proof-'));
const { kills, acknowledged, lost, recovery } = await proveKills(
  folder,
  Number(values.kills),
  Number(values.seed),
);
const sorted = recovery.toSorted((a, b) => a - b);
console.log(`kills ${kills}  acknowledged ${acknowledged}  lost ${lost}`);
console.log(`recovery (ms): median ${sorted[Math.floor(sorted.length / 2)]}, longest ${sorted.at(-1)}`);
await rm(folder, { recursive: true, force: true });
process.exitCode = lost === 0 ? 0 : 1;
