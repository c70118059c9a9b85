import { type Kysely, sql } from 'kysely';

/**
 * Payouts to the same bank account are found by an index: without it, the flags of one page read the whole table. Removes an index
 * that no statement uses, which every new and every decided payout had to write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payouts_bank_no on payouts (bank_no) where bank_no is not null;
    drop index payouts_alike`.execute(db);
}
