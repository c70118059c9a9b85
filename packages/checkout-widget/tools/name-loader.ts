import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './integrity-of.ts';

/**
 * Copies the built loader to a path with version and hash, whose content never changes, beside earlier releases in
 * `loaders/`. Writes `dist/loader.json`, from which the gateway and the back-office read path and integrity hash.
 */
const folder = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const loader = readFileSync(path.join(folder, 'dist/loader.global.js'));
const integrity = integrityOf(loader);
const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex').slice(0, 12);
const file = `loader-${version}-${hash}.js`;

const served = path.join(folder, 'dist/loaders');
rmSync(served, { recursive: true, force: true });
mkdirSync(served);
const released = path.join(folder, 'loaders');
for (const name of readdirSync(released))
  if (name.endsWith('.js')) copyFileSync(path.join(released, name), path.join(served, name));
writeFileSync(path.join(served, file), loader);
writeFileSync(
  path.join(folder, 'dist/loader.json'),
  `${JSON.stringify({ version, path: `/${file}`, integrity }, null, 2)}\n`,
);

if (process.argv.includes('--keep')) {
  writeFileSync(path.join(released, file), loader);
  console.log(`Kept loaders/${file}`);
}
