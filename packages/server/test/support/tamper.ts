import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/db/transaction.ts';
import type { Gateway } from '../../src/gateway.ts';

class Undo extends Error {}

/** What the books and the history are written in; the database refuses to change it while these triggers stand. */
const KEPT = ['ledger_entries', 'ledger_postings', 'audit_entries'];

/** Changes the books as a thief would who owns the database, answers what a proof finds, and takes it back. */
export async function afterBreaking<Found>(
  { db }: Gateway,
  statement: (db: Db) => Promise<unknown>,
  proof: (db: Db) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  const broken = db.transaction().execute(async (trx) => {
    for (const table of KEPT) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    await statement(trx);
    found.push(await proof(trx));
    throw new Undo();
  });
  await expect(broken).rejects.toThrow(Undo);
  const [first] = found;
  if (first === undefined) throw new Error('The proof found nothing to answer');
  return first;
}
