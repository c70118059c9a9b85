import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { inScope } from '../../figures/scope.ts';

type Counts = Record<string, string>;

/** The four cards: the provider counts merchants and carriers, others their users and roles. */
export async function dashboardSummary(db: Db, caller: UserCaller): Promise<Record<string, number>> {
  const tenant = tenantOf(caller);
  const counted =
    tenant === undefined
      ? sql`(select count(*) from merchants) as clients, (select count(*) from carriers) as operators`
      : sql`(select count(*) from users where user_type_id = ${tenant}) as users,
          (select count(*) from roles where user_type_id = ${tenant}) as roles`;
  const { rows } = await sql<Counts>`
    select ${counted}, (select count(*) from services where ${inScope(caller)}) as services,
      (select coalesce(sum(transactions), 0) from daily_figures
        where status = 'Success' and ${inScope(caller)}) as "oneTimePurchase"`.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
}
