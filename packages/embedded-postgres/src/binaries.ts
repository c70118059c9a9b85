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

/** Asks the binaries in a folder for their version, as the user that will run them. */
export async function tryBinaries(bin: string, account: Account | undefined): Promise<Binaries | string> {
  const { ok, output } = await run(join(bin, 'postgres'), ['-V'], { account });
  const major = /PostgreSQL\D*(\d+)/.exec(output)?.[1];
  return ok && major !== undefined ? { bin, major: Number(major) } : output.trim();
}

/**
 * The embedded binaries, proven to run as this user. Two things can stand in the way: links between libraries that no install
 * script made, and a place that the user cannot enter (`/root`) or change; the second is answered with a copy.
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
    `The embedded database does not run here (${linked}). Set DATABASE_URL to a PostgreSQL from 15 on.`,
  );
}
