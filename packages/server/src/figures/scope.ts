import { type RawBuilder, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../access/caller.ts';

/**
 * Returns a condition that limits a caller to its account's figures: a carrier by `carrier_id`, others by `user_type_id`.
 */
export function inScope(caller: UserCaller): RawBuilder<unknown> {
  const tenant = tenantOf(caller);
  if (tenant === undefined) return sql`true`;
  const column = caller.accountKind === 'carrier' ? sql.ref('carrier_id') : sql.ref('user_type_id');
  return sql`${column} = ${tenant}`;
}
