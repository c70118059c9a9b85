import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../basics/make-folder.ts';
import type { Keys } from '../gateway.ts';
import { ConfigError, type Environment } from './read-config.ts';

const FILE = 'keys.json';
const hexKey = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/i));
const StoredKeys = v.object({ signing: hexKey, data: hexKey });

/**
 * Returns the signing key and the data key, from the environment or from a file in the data folder. Creates the file at the
 * first start.
 */
export function loadKeys(environment: Environment, dataFolder: string): Keys {
  const { SIGNING_KEY: signing, DATA_KEY: data } = environment;
  if (signing && data) return decode({ signing, data }, 'SIGNING_KEY and DATA_KEY are 64 hex digits each');
  if (signing || data)
    throw new ConfigError(
      `SIGNING_KEY and DATA_KEY belong together: please set ${signing ? 'DATA_KEY' : 'SIGNING_KEY'} too, or neither`,
    );
  if (environment.DATABASE_URL) {
    throw new ConfigError(
      'With DATABASE_URL the keys come from the environment too: please set SIGNING_KEY and DATA_KEY (64 hex digits each)',
    );
  }
  const file = path.join(dataFolder, FILE);
  if (!existsSync(file)) {
    makeFolder(dataFolder);
    const made = { signing: randomBytes(32).toString('hex'), data: randomBytes(32).toString('hex') };
    writeOnce(file, JSON.stringify(made));
  }
  return decode(
    readJson(file),
    `${file} is damaged. Put its backup back: without these keys nobody stays signed in and the merchants' webhook secrets cannot be read`,
  );
}

/** Writes the file atomically and synced to disk. Keeps a file that another process has created meanwhile. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
    rmSync(draft);
  } catch {
    // Another process has created the file meanwhile, or this file system has no hard links.
    if (existsSync(file)) rmSync(draft);
    else renameSync(draft, file);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new ConfigError(`${file} cannot be read (${reason})`);
  }
}

function decode(stored: unknown, message: string): Keys {
  const result = v.safeParse(StoredKeys, stored);
  if (!result.success) throw new ConfigError(message);
  return { signing: Buffer.from(result.output.signing, 'hex'), data: Buffer.from(result.output.data, 'hex') };
}
