import { type Kysely, sql } from 'kysely';

/**
 * Adds an index by which the rows of approval files find their payouts, whatever the case and the invisible characters of
 * their references are, and indexes of the few provider's numbers in which the case of letters matters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payouts_folded_reference on payouts (fold_text(reference));
    create index payment_attempts_mixed_reference on payment_attempts (provider, fold_text(provider_reference))
      where provider_reference <> lower(provider_reference) and provider_reference <> upper(provider_reference);
    create index refunds_mixed_reference on refunds (provider, fold_text(provider_reference))
      where provider_reference <> lower(provider_reference) and provider_reference <> upper(provider_reference);
    -- Matched rows show our amount as well.
    update settlement_file_lines set expected = amount
      where verdict in ('matched', 'settles-refund') and expected is null;
  `.execute(db);
}
