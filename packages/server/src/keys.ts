import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Environment } from './config.ts';
import type { Keys } from './gateway.ts';

const FILE = 'keys.json';

/** The signing and data keys: from the environment, or made once in the data folder for its owner's eyes only. */
export function loadKeys(environment: Environment, dataFolder: string): Keys {
  if (environment.SIGNING_KEY && environment.DATA_KEY) {
    return { signing: decode(environment.SIGNING_KEY), data: decode(environment.DATA_KEY) };
  }
  if (environment.DATABASE_URL) {
    throw new ConfigError(
      'With DATABASE_URL the keys come from the environment too: please set SIGNING_KEY and DATA_KEY (64 hex digits each)',
    );
  }
  const file = path.join(dataFolder, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    const made = { signing: randomBytes(32).toString('hex'), data: randomBytes(32).toString('hex') };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { signing: string; data: string };
  return { signing: decode(kept.signing), data: decode(kept.data) };
}

function decode(hex: string): Uint8Array {
  const bytes = Buffer.from(hex, 'hex');
  if (bytes.length !== 32) throw new ConfigError('SIGNING_KEY and DATA_KEY are 64 hex digits each');
  return bytes;
}
