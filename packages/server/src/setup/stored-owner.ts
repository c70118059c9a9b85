import { sql } from 'kysely';
import { findOwner, type Owner } from '../access/owner.ts';
import { ConfigError } from '../config/read-config.ts';
import type { Db } from '../db/transaction.ts';

/** Returns the platform owner for a command. Throws `ConfigError` when this version has never started on this database. */
export async function storedOwner(db: Db): Promise<Owner> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('installation') is not null as found`.execute(db);
  const owner = rows[0]?.found ? await findOwner(db) : undefined;
  if (!owner)
    throw new ConfigError(
      'This database does not know its platform owner yet. Start this version of Daftar once, then run this command again',
    );
  return owner;
}
