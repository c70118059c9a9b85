import { type Kysely, sql } from 'kysely';

/** Stores the sums of each settlement file, so that the list of files can filter and sort by them without reading the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settlement_files
      add column matched integer not null default 0,
      add column differing integer not null default 0,
      add column unknown integer not null default 0,
      add column missing integer not null default 0,
      add column unclear integer not null default 0,
      add column counts jsonb not null default '[]';
    update settlement_files set
      matched = sums.matched, differing = sums.differing, unknown = sums.unknown, missing = sums.missing, unclear = sums.unclear
    from (
      select file_id,
        count(*) filter (where verdict in ('matched', 'settles-refund')) as matched,
        count(*) filter (where verdict = 'amount-differs') as differing,
        count(*) filter (where verdict = 'missing-here') as unknown,
        count(*) filter (where verdict = 'missing-there') as missing,
        count(*) filter (where verdict in ('listed-twice', 'unreadable')) as unclear
      from settlement_file_lines group by file_id
    ) sums where sums.file_id = settlement_files.id;
    update settlement_files set counts = sums.counts
    from (
      select file_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('verdict', verdict, 'kind', kind, 'currency', currency,
        'rows', rows, 'amount', amount)) order by verdict, kind, currency) as counts
      from (
        select file_id, verdict, kind, currency, count(*) as rows, sum(coalesce(amount, expected)) as amount
        from settlement_file_lines group by 1, 2, 3, 4
      ) grouped group by file_id
    ) sums where sums.file_id = settlement_files.id;
  `.execute(db);
}
