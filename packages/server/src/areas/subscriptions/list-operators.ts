import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { condition, contains, where } from '../../lists/condition.ts';
import { ownRows } from '../../lists/own-rows.ts';

/** The contract's limit of names in a response. */
const MOST = 20;

/**
 * Returns the names of the operators that carry the caller's subscriptions, in alphabetical order. Reads one index entry per
 * operator (a loose index scan), not every subscription.
 */
export async function listOperators(db: Db, caller: UserCaller, text = ''): Promise<string[]> {
  const own = ownRows(caller);
  const matches = [condition`name is not null`, condition`fold_text(name) like ${contains(text)}`];
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      (select operator as name from subscriptions${where(own)} order by operator limit 1)
      union all
      select (select operator from subscriptions${where([...own, condition`operator > names.name`])}
        order by operator limit 1)
      from names where names.name is not null
    )
    select name from names${where(matches)} order by name limit ${MOST}`.execute(db);
  return rows.map(({ name }) => name);
}
