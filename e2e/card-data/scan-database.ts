import type { TestGateway } from '@daftar/server/testing';
import { findCardData } from './find-card-data.ts';

type Pool = TestGateway['gateway']['pool'];

const ROWS = 5_000;

/** Returns a finding for each table of the database, in every schema, that contains card data. Reads all rows as JSON. */
export async function scanDatabase(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const findings: string[] = [];
  for (const { name } of tables) {
    for (let from = 0; ; from += ROWS) {
      const { rows } = await pool.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${name} t order by ctid limit ${ROWS} offset ${from}`,
      );
      const found = rows.map(({ row }) => findCardData(row)).find(Boolean);
      if (found) findings.push(`table ${name}: ${found}`);
      if (found || rows.length < ROWS) break;
    }
  }
  return findings;
}
