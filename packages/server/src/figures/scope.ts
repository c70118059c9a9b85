import { type RawBuilder, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../access/caller.ts';

/** The part of WHERE that keeps a caller to the figures of its own account: a carrier's go by the carrier. */
export function inScope(caller: UserCaller): RawBuilder<unknown> {
  const tenant = tenantOf(caller);
  if (tenant === undefined) return sql`true`;
  const column = caller.accountKind === 'carrier' ? sql.ref('carrier_id') : sql.ref('user_type_id');
  return sql`${column} = ${tenant}`;
}
