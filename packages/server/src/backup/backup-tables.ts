import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

export interface Table {
  schema: string;
  name: string;
  /** All columns except generated ones, which the database computes again on restore. */
  columns: string[];
  /** The table's sequences by column. */
  sequences: Record<string, string>;
}

interface FoundTable extends Table {
  oid: string;
}

export const JOBS_SCHEMA = 'graphile_worker';

/** Our tables and those of the job queue, because queued jobs include webhooks about payments in the backup. */
const TABLES = sql<FoundTable>`
  select c.oid::text, n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    coalesce((select jsonb_object_agg(a.attname, pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null), '{}') as sequences
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and (
    (n.nspname = current_schema() and c.relname not in ('kysely_migration', 'kysely_migration_lock'))
    or (n.nspname = ${JOBS_SCHEMA} and c.relname like '\\_private\\_%'))
  order by n.nspname, c.relname`;

const REFERENCES = sql<{ from: string; to: string }>`
  select conrelid::text as from, confrelid::text as to from pg_constraint
  where contype = 'f' and conrelid <> confrelid`;

/** Returns every table of a backup, each after the tables that its foreign keys reference. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows: tables } = await TABLES.execute(db);
  const { rows: references } = await REFERENCES.execute(db);
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

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): RawBuilder<unknown> =>
  sql.id(schema, name);

export const columnsOf = (columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.id(column)));

/**
 * Settings, valid until the end of the transaction, that make COPY write and read values in the same format on every server.
 */
export const COPY_SETTINGS = sql`
  select set_config(name, value, true) from (values ('datestyle', 'ISO, YMD'), ('intervalstyle', 'iso_8601'),
    ('timezone', 'UTC'), ('extra_float_digits', '3'), ('client_encoding', 'UTF8'), ('statement_timeout', '0'),
    ('idle_in_transaction_session_timeout', '0')) as settings (name, value)`;

/** Returns the database's applied migrations and the job queue's migration number. */
export async function schemaOf(db: Db): Promise<{ migrations: string[]; jobs: number }> {
  const { rows } = await sql<{ migrations: string[]; jobs: number }>`
    select array(select name::text from kysely_migration order by name) as migrations,
      (select max(id)::integer from ${sql.id(JOBS_SCHEMA, 'migrations')}) as jobs`.execute(db);
  return { migrations: rows[0]?.migrations ?? [], jobs: rows[0]?.jobs ?? 0 };
}
