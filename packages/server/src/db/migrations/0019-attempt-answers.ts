import { type Kysely, sql } from 'kysely';

/**
 * An attempt is charged by one request at a time, and its answer is kept as the step that the customer takes next, whatever the
 * operation that asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add column charging_until timestamptz`.execute(db);
  await sql`
    update payment_attempts set answer = jsonb_build_object(
      'code', answer ->> 'statusCode',
      'description', answer ->> 'statusDescription',
      'expiresAt', answer ->> 'expirationTime',
      'step', jsonb_build_object('kind', 'reference', 'referenceNumber', answer ->> 'referenceNumber'))
    where answer ? 'referenceNumber'`.execute(db);
}
