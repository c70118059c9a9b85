import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/db/transaction.ts';
import type { Gateway } from '../../src/gateway.ts';

class Undo extends Error {}

/** The append-only tables: their triggers reject changes unless they are disabled. */
const APPEND_ONLY = ['ledger_entries', 'ledger_postings', 'audit_entries'];

/** Tampers with the tables as a database owner could, returns the faults that a verification finds, and rolls back. */
export async function tamperAndVerify<Found>(
  { db }: Gateway,
  statement: (db: Db) => Promise<unknown>,
  verify: (db: Db) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  const tampered = db.transaction().execute(async (trx) => {
    for (const table of APPEND_ONLY)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    await statement(trx);
    found.push(await verify(trx));
    throw new Undo();
  });
  await expect(tampered).rejects.toThrow(Undo);
  const [first] = found;
  if (first === undefined) throw new Error('The verification returned nothing');
  return first;
}
