import pg from 'pg';

export interface Table {
  schema: string;
  name: string;
  /** All columns except generated ones, which the database computes again. */
  columns: string[];
  /** The table's sequences by column. */
  sequences: Record<string, string>;
}

interface FoundTable extends Table {
  oid: string;
}

export const JOBS_SCHEMA = 'graphile_worker';

/** Our tables and the job queue's: queued jobs include webhooks about payments that the backup holds. */
const TABLES = `
  select c.oid::text, n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    coalesce((select jsonb_object_agg(a.attname, pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null), '{}') as sequences
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and (
    (n.nspname = current_schema() and c.relname not in ('kysely_migration', 'kysely_migration_lock'))
    or (n.nspname = '${JOBS_SCHEMA}' and c.relname like '\\_private\\_%'))
  order by n.nspname, c.relname`;

const REFERENCES = `
  select conrelid::text as from, confrelid::text as to from pg_constraint
  where contype = 'f' and conrelid <> confrelid`;

/** Returns every table of a backup, each after the tables that its foreign keys reference. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<FoundTable>(TABLES);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const sorted: FoundTable[] = [];
  const visit = (table: FoundTable, path: string[]): void => {
    if (sorted.includes(table)) return;
    if (path.includes(table.oid)) throw new Error(`${table.name} refers to itself through other tables`);
    for (const { from, to } of references) {
      const target = from === table.oid && tables.find(({ oid }) => oid === to);
      if (target) visit(target, [...path, table.oid]);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnsOf = (columns: string[]): string => columns.map(pg.escapeIdentifier).join(', ');

/** Session settings that make COPY write and read values in the same format on every server. */
export const COPY_SETTINGS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local client_encoding = 'UTF8'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Returns the database's applied migrations and the job queue's migration number. */
export async function schemaOf(client: pg.ClientBase): Promise<{ migrations: string[]; jobs: number }> {
  const { rows } = await client.query<{ migrations: string[]; jobs: number }>(`
    select array(select name::text from kysely_migration order by name) as migrations,
      (select max(id)::integer from ${JOBS_SCHEMA}.migrations) as jobs`);
  return { migrations: rows[0]?.migrations ?? [], jobs: rows[0]?.jobs ?? 0 };
}
