import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../areas/accounts/columns.ts';

interface Keyed {
  id: string;
  /** Within which a key is had once. */
  scope: string;
  name: string;
  name_key: string;
}

/** The tables that keep a name's key, each with what says within which the key is had once. */
const TABLES = [
  { table: 'merchants', name: 'name', scope: sql`''` },
  { table: 'carriers', name: 'name', scope: sql`''` },
  { table: 'services', name: 'service_name', scope: sql`user_type_id` },
  { table: 'saved_views', name: 'name', scope: sql`user_id || ' ' || list` },
];

/**
 * The rows whose key changes, oldest first. Two that look alike now cannot both have the key: who has it already keeps it,
 * then the oldest takes it, and the others stay under what they had. So does a name of which nothing is to be seen.
 */
function changedKeys(rows: readonly Keyed[]): { id: string; key: string }[] {
  const taken = new Set(rows.map(({ scope, name_key }) => `${scope}\n${name_key}`));
  return rows.flatMap(({ id, scope, name }) => {
    const key = nameKey(name);
    if (key === '' || taken.has(`${scope}\n${key}`)) return [];
    taken.add(`${scope}\n${key}`);
    return [{ id, key }];
  });
}

/** Keys no longer tell apart what looks alike. They are made here, since the database knows less of letters than the program. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, name, scope } of TABLES) {
    const { rows } = await sql<Keyed>`
      select id, ${scope} as scope, ${sql.ref(name)} as name, name_key from ${sql.table(table)}
      order by created_at, id`.execute(db);
    const changed = changedKeys(rows);
    await sql`
      update ${sql.table(table)} t set name_key = n.key
      from unnest(${changed.map(({ id }) => id)}::text[], ${changed.map(({ key }) => key)}::text[]) as n (id, key)
      where t.id = n.id`.execute(db);
  }
}
