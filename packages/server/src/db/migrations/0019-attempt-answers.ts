import { type Kysely, sql } from 'kysely';

/**
 * Lets only one request at a time charge an attempt. Stores the response to an attempt as the customer's next step, in one
 * format for all operations.
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
