import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from '@daftar/server/testing';
import { startDatabase } from './database.ts';
import { Product } from './product.ts';
import { proveKills } from './prove-kills.ts';
import { verifyBooks } from './verify-books.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7' },
    postgres: { type: 'boolean', default: false },
  },
});

/** Kills the product or its database at seeded random moments of mixed money work, and proves that nothing acknowledged is lost or doubled. */
const dataFolder = mkdtempSync(path.join(tmpdir(), 'daftar-kills-'));
const database = await startDatabase(dataFolder, values.postgres);
const product = new Product(dataFolder, await freePorts(3), database.environment);
const kills = Number(values.kills);
await product.start();
const { steps, calls, faults } = await proveKills(product, database, { kills, seed: Number(values.seed) });
const sound = verifyBooks({ DATA_FOLDER: dataFolder, ...database.environment });
await product.stop();
await database.stop();
rmSync(dataFolder, { recursive: true, force: true });
const result = `${steps} acknowledged steps and ${calls} money calls, ${faults.length} lost or doubled`;
console.log(`${kills} kills on ${database.name}: ${result}`);
process.exit(faults.length > 0 || !sound ? 1 : 0);
