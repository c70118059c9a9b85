import { type Kysely, sql } from 'kysely';

/** The ranges, forms and blanks of `foldText` in the domain, as they were when this migration was written. */
const LEFT_OUT = [
  '\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad',
  '\\u0300-\\u036f\\u0600-\\u0605\\u0610-\\u061a\\u061c\\u0621\\u0640\\u064b-\\u065f\\u0670\\u0674\\u06d6-\\u06ed\\u070f',
  '\\u0890-\\u0891\\u08ca-\\u08ff\\u115f-\\u1160\\u17b4-\\u17b5\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff',
  '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff\\ufff0-\\ufffb',
].join('');
const BLANKS =
  '\\u0009-\\u000d \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';
const FORMS = { ا: 'ٱ', ي: 'ىیے', ه: 'ةہۃھە', ك: 'کڪ', σ: 'ς', '-': '‐‒–—―−', "'": '‘’ʼ', '"': '“”' };
const DIGITS = '0123456789';
const written = `${Object.values(FORMS).join('')}٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹`;
const forms = `${Object.entries(FORMS)
  .map(([form, others]) => form.repeat(others.length))
  .join('')}${DIGITS}${DIGITS}`;
const SEPARATORS = '[\\s!-/:-@\\[-`{-~،؛؟·]+';

/** The indexes of words that the search uses, with their texts. */
const WORDS = [
  { name: 'merchants_words', table: 'merchants', text: 'fold_text(name)' },
  { name: 'carriers_words', table: 'carriers', text: 'fold_text(name)' },
  { name: 'services_words', table: 'services', text: 'fold_text(service_name)' },
  { name: 'settlements_words', table: 'settlements', text: 'fold_text(merchant_name)' },
  { name: 'users_words', table: 'users', text: 'fold_text(name)' },
  { name: 'roles_words', table: 'roles', text: 'fold_text(name)' },
  { name: 'payouts_words', table: 'payouts', text: 'fold_text(full_name)' },
  { name: 'loan_transactions_words', table: 'loan_transactions', text: `fold_text(coalesce(reference, ''))` },
  { name: 'products_words', table: 'products', text: 'fold_text(name)' },
  { name: 'packages_words', table: 'packages', text: 'fold_text(name)' },
  {
    name: 'subscriptions_words',
    table: 'subscriptions',
    text: `fold_text(merchant_name || ' ' || service_name)`,
  },
  {
    name: 'approval_files_words',
    table: 'approval_files',
    text: `translate(fold_text(original_name), '._-', '   ')`,
  },
  {
    name: 'settlement_files_words',
    table: 'settlement_files',
    text: `translate(fold_text(original_name), '._-', '   ')`,
  },
];
const NAMED = [
  { table: 'merchants', name: 'name' },
  { table: 'carriers', name: 'name' },
  { table: 'services', name: 'service_name' },
  { table: 'users', name: 'name' },
  { table: 'roles', name: 'name' },
];

/**
 * Adds the folding of texts by which lists and searches compare: a text is found whatever its case, invisible characters,
 * blanks, accents, forms of Arabic letters and digits are. The choices of forms had a folding of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The first branch saves most of the time for texts of plain ASCII. PostgreSQL inlines a function of one expression.
  await sql`
    create function fold_text(value text) returns text language sql immutable parallel safe as $$
      select case when value ~ '^[!-~]+( [!-~]+)*$' then lower(value)
        else btrim(regexp_replace(translate(lower(
          regexp_replace(normalize(value, NFKD), ${sql.lit(`[${LEFT_OUT}]`)}, '', 'g')), ${sql.lit(written)}, ${sql.lit(forms)}),
          ${sql.lit(`[${BLANKS}]+`)}, ' ', 'g')) end
    $$`.execute(db);
  await sql`
    create or replace function search_key(name text) returns text language sql immutable parallel safe as $$
      select btrim(regexp_replace(fold_text(name), ${sql.lit(SEPARATORS)}, ' ', 'g'))
    $$`.execute(db);
  for (const { table, name } of NAMED)
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.ref(name)}`.execute(db);
  for (const { name, table, text } of WORDS) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`
      create index ${sql.ref(name)} on ${sql.table(table)}
        using gin (to_tsvector('simple', ${sql.raw(text)}))`.execute(db);
  }
  // As in 0054: without the extension, payouts are searched without an index.
  await sql`
    do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        drop index if exists payouts_texts;
        create index payouts_texts on payouts using gin (fold_text(reference) gin_trgm_ops,
          fold_text(full_name) gin_trgm_ops, fold_text(beneficiary_email) gin_trgm_ops, msisdn gin_trgm_ops,
          merchant_order_id gin_trgm_ops, fold_text(voucher_code) gin_trgm_ops, fold_text(bank_no) gin_trgm_ops);
      end if;
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise warning 'payouts are searched without an index: %', sqlerrm;
    end $$`.execute(db);
}
