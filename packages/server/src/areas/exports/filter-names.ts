import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { Filters } from './export-list.ts';

/** The name of a record that a filter names by its id, and the field whose title says what the record is. */
export interface FilterName {
  name: string;
  field: string;
}

/**
 * Returns the names of the accounts, services and files that an export is filtered by, by their ids in the filters. A loan
 * account has the name of its merchant.
 */
export async function filterNames(db: Db, filters: Filters): Promise<Map<string, FilterName>> {
  const ids = Object.values(filters).filter((value) => typeof value === 'string');
  const { rows } = await sql<FilterName & { id: string }>`
    with asked as (select * from unnest(${ids}::text[]) as asked (id))
    select asked.id, name, 'merchantName' as field from asked join merchants m
      on m.id = regexp_replace(asked.id, '^lac_', 'mer_')
    union all select asked.id, name, 'serviceProvider' from asked join carriers using (id)
    union all select asked.id, service_name, 'serviceName' from asked join services s on s.service_id = asked.id
    union all select asked.id, original_name, 'originalName' from asked join settlement_files using (id)
  `.execute(db);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}
