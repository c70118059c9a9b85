import { type Kysely, sql } from 'kysely';

/** The flags that now gate changes. `viewAll` of the same group gated them before. */
const FLAGS = [
  ['Services', 'editServices'],
  ['Services', 'redeliverWebhooks'],
  ['LoanRequest', 'createRequests'],
  ['Subscription', 'editSubscriptions'],
] as const;

/** Tells whether a role holds a flag that permits a change. Flags to view and to export do not. */
const changesSomething = sql`exists (
  select 1 from jsonb_each(permissions) as g (name, flags), jsonb_each(
    case jsonb_typeof(g.flags) when 'object' then g.flags else '{}' end) as f (name, value)
  where f.value = 'true' and f.name not like 'view%' and f.name <> 'generateReport')`;

/**
 * Gives roles the flags that now gate what `viewAll` gated before. A role keeps these changes if it also holds a flag that
 * permits some other change. A role that holds only flags to view and to export loses them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [group, flag] of FLAGS)
    await sql`
      update roles set permissions = jsonb_set(permissions, array[${group}, ${flag}]::text[], 'true')
      where permissions->${group}::text->>'viewAll' = 'true' and ${changesSomething}`.execute(db);
}
