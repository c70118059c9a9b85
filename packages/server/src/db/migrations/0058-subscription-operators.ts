import { type Kysely, sql } from 'kysely';

/** Adds indexes that find the operators of all subscriptions, of a merchant's and of a carrier's without reading each subscription. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index subscriptions_operators on subscriptions (operator)`.execute(db);
  await sql`create index subscriptions_operators_of on subscriptions (user_type_id, operator)`.execute(db);
  await sql`create index subscriptions_operators_carrier on subscriptions (carrier_id, operator)`.execute(db);
}
