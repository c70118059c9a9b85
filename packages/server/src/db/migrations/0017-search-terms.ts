import { type Kysely, sql } from 'kysely';

/** The tables whose records forms choose from: the kind of record, the name's column, and further columns to search. */
const TABLES = [
  { table: 'merchants', kind: 'merchant', name: 'name', others: ['id', 'sid'] },
  { table: 'carriers', kind: 'carrier', name: 'name', others: ['id'] },
  { table: 'services', kind: 'service', name: 'service_name', others: ['id', 'service_id'] },
  { table: 'users', kind: 'user', name: 'name', others: ['id', 'user_name', 'email'] },
  { table: 'roles', kind: 'role', name: 'name', others: ['id'] },
];

/** Letters with several written forms, by the form that search keys use. */
const FORMS = { ا: 'ٱ', ي: 'ىیے', ه: 'ةہۃھە', ك: 'کڪ' };
const DIGITS = '0123456789';
const written = `${Object.values(FORMS).join('')}٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹`;
const key = `${Object.entries(FORMS)
  .map(([form, others]) => form.repeat(others.length))
  .join('')}${DIGITS}${DIGITS}`;
/** Hamza, tatweel, combining marks, and invisible characters. NFKD separates a letter's accent or hamza into a mark. */
const MARKS =
  '[\\u0300-\\u036f\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\u00ad\\u200b-\\u200f\\u2060\\ufeff]';
const SEPARATORS = '[\\s!-/:-@\\[-`{-~،؛؟·\\u2010-\\u2015]+';

/**
 * Adds terms for search while typing: for each word of a name, the name from that word on; and ids. In a B-tree, the first 20
 * terms with a prefix are found without reading the others, however many match.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_key(name text) returns text language sql immutable parallel safe as $$
      select btrim(regexp_replace(
        translate(
          regexp_replace(lower(normalize(name, NFKD)), ${sql.lit(MARKS)}, '', 'g'), ${sql.lit(written)}, ${sql.lit(key)}),
        ${sql.lit(SEPARATORS)}, ' ', 'g'))
    $$`.execute(db);
  // `place` is the number of words before the term in the name. Ids and other columns have a higher number than any word.
  await sql`
    create table search_terms (
      kind text not null,
      term text collate "C" not null,
      place smallint not null,
      record_id text not null,
      primary key (kind, term, place, record_id)
    )`.execute(db);
  await sql`create index search_terms_record on search_terms (record_id, kind)`.execute(db);
  await sql`
    create index search_terms_names on search_terms (kind, term, record_id) where place = 0`.execute(db);
  await sql`
    create function keep_search_terms() returns trigger language plpgsql as $$
    declare
      words text[];
    begin
      if tg_op <> 'INSERT' then
        delete from search_terms where record_id = old.id and kind = tg_argv[0];
      end if;
      if tg_op = 'DELETE' then
        return null;
      end if;
      words := string_to_array(search_key(to_jsonb(new) ->> tg_argv[1]), ' ');
      insert into search_terms (kind, term, place, record_id)
        select tg_argv[0], left(array_to_string(words[at:], ' '), 100), at - 1, new.id
          from generate_series(1, cardinality(words)) at
        union
        select tg_argv[0], left(substr(array_to_string(words[at:], ' '), 3), 100), at, new.id
          from generate_series(1, cardinality(words)) at where words[at] like 'ال__%'
        union
        select tg_argv[0], left(search_key(to_jsonb(new) ->> tg_argv[other]), 100), 1000, new.id
          from generate_series(2, tg_nargs - 1) other where to_jsonb(new) ->> tg_argv[other] is not null;
      return null;
    end $$`.execute(db);
  for (const { table, kind, name, others } of TABLES) {
    const args = sql.join([kind, name, ...others].map((text) => sql.lit(text)));
    const columns = sql.join([name, ...others].map((column) => sql.ref(column)));
    await sql`
      create trigger ${sql.ref(`${table}_search_terms`)} after insert or delete or update of ${columns}
        on ${sql.table(table)} for each row execute function keep_search_terms(${args})`.execute(db);
    // Runs the trigger for existing records. Their versions stay the same, because no column that a response shows changes.
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.ref(name)}`.execute(db);
  }
}
