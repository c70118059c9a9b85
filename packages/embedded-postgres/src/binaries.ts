import { join } from 'node:path';
import type { Account } from './account.ts';
import { copyPostgres } from './binaries-copy.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { linkLibraries } from './library-links.ts';
import { packagedPostgres } from './platform.ts';
import { run } from './run.ts';

export interface Binaries {
  bin: string;
  major: number;
}

/**
 * Runs the binaries under the account that will use them. Returns their major version, or their output if they do not run.
 */
export async function tryBinaries(bin: string, account: Account | undefined): Promise<Binaries | string> {
  const { ok, output } = await run(join(bin, 'postgres'), ['-V'], { account });
  const major = /PostgreSQL\D*(\d+)/.exec(output)?.[1];
  return ok && major !== undefined ? { bin, major: Number(major) } : output.trim();
}

/**
 * Returns the embedded binaries after checking that they run. Repairs two problems: missing links between libraries (when
 * install scripts are disabled), and a folder that the account cannot read (`/root`) or change, by copying the binaries.
 */
export async function embeddedBinaries(
  account: Account | undefined,
  native: string = packagedPostgres(),
): Promise<Binaries> {
  const first = await tryBinaries(join(native, 'bin'), account);
  if (typeof first !== 'string') return first;
  await linkLibraries(native);
  const linked = await tryBinaries(join(native, 'bin'), account);
  if (typeof linked !== 'string') return linked;
  for await (const copy of copyPostgres(native)) {
    const copied = await tryBinaries(join(copy, 'bin'), account);
    if (typeof copied !== 'string') return copied;
  }
  throw new EmbeddedPostgresError(
    'binaries',
    `The embedded database does not run here (${linked}). Set DATABASE_URL to a PostgreSQL, version 15 or later.`,
  );
}
