import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Filters } from './export-list.ts';

/** The name of a record that a filter names by its id, and the field whose title says what the record is. */
export interface FilterName {
  name: string;
  field: string;
}

/**
 * Returns the names of the accounts, services and files that an export is filtered by, by their ids in the filters. A loan
 * account has the name of its merchant. Names nothing of another account than the caller's: a filter may contain any id.
 */
export async function filterNames(
  db: Db,
  caller: UserCaller,
  filters: Filters,
): Promise<Map<string, FilterName>> {
  const ids = Object.values(filters).filter((value) => typeof value === 'string');
  const account = tenantOf(caller) ?? null;
  const { rows } = await sql<FilterName & { id: string }>`
    with asked as (select * from unnest(${ids}::text[]) as asked (id)),
    named as (
      select asked.id, m.id as account, name, 'merchantName' as field from asked join merchants m
        on m.id = regexp_replace(asked.id, '^lac_', 'mer_')
      union all select id, id, name, 'serviceProvider' from asked join carriers using (id)
      union all select asked.id, user_type_id, service_name, 'serviceName' from asked join services s
        on s.service_id = asked.id
      union all select id, null, original_name, 'originalName' from asked join settlement_files using (id))
    select id, name, field from named where account = ${account} or ${account}::text is null
  `.execute(db);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}
