import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const fileOf = (dataFolder: string): string => path.join(dataFolder, 'shop.env');

/** Writes the example shop's environment variables, which include its keys, to a file that only its owner can read. */
export function writeShop(dataFolder: string, variables: Record<string, string>): void {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(fileOf(dataFolder), lines.join(''), { mode: 0o600 });
}

export const readShop = (dataFolder: string): Record<string, string | undefined> =>
  parseEnv(readFileSync(fileOf(dataFolder), 'utf8'));
