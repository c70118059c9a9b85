import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { sumCollected } from '../../figures/collected.ts';
import { inScope } from '../../figures/scope.ts';

interface Summary {
  oneTimePurchase: number;
  services: number;
  clients?: number;
  operators?: number;
  users?: number;
  roles?: number;
}

type Counts = Record<keyof Summary, string>;

/** Returns the counts of the four cards: merchants and carriers for the platform owner, users and roles for others. */
export async function dashboardSummary(db: Db, caller: UserCaller): Promise<Summary> {
  const tenant = tenantOf(caller);
  const counted =
    tenant === undefined
      ? sql`(select count(*) from merchants) as clients, (select count(*) from carriers) as operators`
      : sql`(select count(*) from users where user_type_id = ${tenant}) as users,
          (select count(*) from roles where user_type_id = ${tenant}) as roles`;
  const { rows } = await sql<Counts>`
    select ${counted}, (select count(*) from services where ${inScope(caller)}) as services,
      (select ${sumCollected('transactions')} from daily_figures where ${inScope(caller)}) as "oneTimePurchase"`.execute(
    db,
  );
  const counts = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)] as const);
  return { oneTimePurchase: 0, services: 0, ...Object.fromEntries(counts) };
}
