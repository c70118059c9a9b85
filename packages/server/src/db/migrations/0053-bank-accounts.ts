import { type Kysely, sql } from 'kysely';

/**
 * Rewrites the bank accounts of payouts as new ones are stored: without spaces and hyphens, in capitals. Otherwise a new payout
 * to the same account would get no flag, and a search would not find the earlier one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update payouts set bank_no = coalesce(nullif(upper(translate(bank_no, ' -', '')), ''), bank_no)
      where bank_no ~ '[a-z -]'
  `.execute(db);
}
