import { type Kysely, sql } from 'kysely';
import { nameKey } from './frozen/name-key.ts';
import { numberedName } from './frozen/numbered-name.ts';

interface Named {
  id: string;
  user_type_id: string;
  service_name: string;
}

/** Makes names unique in each account: the oldest service keeps its name, the others get a number appended. */
function uniqueNames(services: readonly Named[]): { id: string; name: string; key: string }[] {
  const taken = Map.groupBy(services, ({ user_type_id }) => user_type_id);
  const keys = new Map(
    [...taken].map(([of, own]) => [of, new Set(own.map((one) => nameKey(one.service_name)))]),
  );
  const met = new Set<string>();
  return services.map(({ id, user_type_id: of, service_name }) => {
    const own = keys.get(of) ?? new Set();
    const first = !met.has(`${of} ${nameKey(service_name)}`);
    met.add(`${of} ${nameKey(service_name)}`);
    const name = first ? service_name : numberedName(service_name, (key) => own.has(key));
    own.add(nameKey(name));
    return { id, name, key: nameKey(name) };
  });
}

/**
 * Makes service names unique within an account, because billing sums payments by name. Computes the keys in JavaScript, because
 * PostgreSQL lower-cases differently. Existing payments keep the service name that they were made with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table services add column name_key text`.execute(db);
  const { rows } = await sql<Named>`
    select id, user_type_id, service_name from services order by created_at, id`.execute(db);
  const named = uniqueNames(rows);
  await sql`
    update services s set service_name = n.name, name_key = n.key
    from unnest(
      ${named.map(({ id }) => id)}::text[], ${named.map(({ name }) => name)}::text[], ${named.map(({ key }) => key)}::text[]
    ) as n (id, name, key)
    where s.id = n.id`.execute(db);
  await sql`alter table services alter column name_key set not null`.execute(db);
  await sql`create unique index services_name on services (user_type_id, name_key)`.execute(db);
  // During a rolling upgrade, processes of the previous version still insert services without a key.
  await sql`
    create function key_service_name() returns trigger language plpgsql as $$ begin
      new.name_key := coalesce(new.name_key, lower(regexp_replace(btrim(new.service_name), '\\s+', ' ', 'g')));
      return new;
    end $$`.execute(db);
  await sql`
    create trigger services_name_key before insert on services for each row execute function key_service_name()`.execute(
    db,
  );
}
