import { type Kysely, sql } from 'kysely';
import { nameKey } from './frozen/name-key.ts';
import { numberedName } from './frozen/numbered-name.ts';

interface Keyed {
  id: string;
  /** Keys are unique within a scope. */
  scope: string;
  name: string;
  name_key: string;
}

/** The tables with a name key, each with an SQL expression for the scope in which the key is unique. */
const TABLES = [
  { table: 'merchants', name: 'name', scope: sql`''` },
  { table: 'carriers', name: 'name', scope: sql`''` },
  { table: 'services', name: 'service_name', scope: sql`user_type_id` },
  { table: 'saved_views', name: 'name', scope: sql`user_id || ' ' || list` },
];

/** New name for records whose name has no visible character. */
const UNNAMED = 'Unnamed';

/**
 * Returns the rows whose key changes, oldest first. When several names get the same key, a row that already has the key
 * keeps it, otherwise the oldest row gets it; the others get a number appended to their name.
 */
function changedNames(rows: readonly Keyed[]): { id: string; name: string; key: string }[] {
  const taken = new Set(rows.map(({ scope, name_key }) => `${scope}\n${name_key}`));
  return rows.flatMap(({ id, scope, name, name_key }) => {
    const isTaken = (key: string) => taken.has(`${scope}\n${key}`);
    const wanted = nameKey(name);
    if (wanted === name_key && wanted !== '') return [];
    const told = wanted === '' ? UNNAMED : name;
    const free = wanted === '' || isTaken(wanted) ? numberedName(told, isTaken) : name;
    const key = nameKey(free);
    taken.add(`${scope}\n${key}`);
    return [{ id, name: free, key }];
  });
}

/** Gives names that look alike the same key. Computes keys in JavaScript, because PostgreSQL normalizes differently. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, name, scope } of TABLES) {
    const { rows } = await sql<Keyed>`
      select id, ${scope} as scope, ${sql.ref(name)} as name, name_key from ${sql.table(table)}
      order by created_at, id`.execute(db);
    const changed = changedNames(rows);
    await sql`
      update ${sql.table(table)} t set ${sql.ref(name)} = n.name, name_key = n.key
      from unnest(
        ${changed.map(({ id }) => id)}::text[], ${changed.map((one) => one.name)}::text[], ${changed.map(({ key }) => key)}::text[]
      ) as n (id, name, key)
      where t.id = n.id`.execute(db);
  }
  // Services store a copy of their carrier's name.
  await sql`
    update services s set service_provider = c.name from carriers c
    where c.id = s.carrier_id and s.service_provider <> c.name`.execute(db);
}
