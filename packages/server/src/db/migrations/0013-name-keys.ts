import { type Kysely, sql } from 'kysely';
import { nameKey } from './frozen/name-key.ts';
import { numberedName } from './frozen/numbered-name.ts';

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

/** What nobody can read is called so. */
const UNNAMED = 'Unnamed';

/**
 * The rows whose key changes, oldest first. Two that look alike cannot both have the key, and what is done by a name must
 * never be done to the other of the two: who has the key already keeps it, then the oldest takes it, and the others get a
 * number behind their name.
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

/** Keys no longer tell apart what looks alike. They are made here, since the database knows less of letters than the program. */
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
  // Services say their carrier's name.
  await sql`
    update services s set service_provider = c.name from carriers c
    where c.id = s.carrier_id and s.service_provider <> c.name`.execute(db);
}
