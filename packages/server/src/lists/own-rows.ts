import { tenantOf, type UserCaller } from '../access/caller.ts';
import { type Condition, condition } from './condition.ts';

/**
 * Returns the condition that limits a caller to its account's rows: a carrier by `carrier_id`, others by `user_type_id`;
 * none for the platform owner's users.
 */
export function ownRows(caller: UserCaller): Condition[] {
  const tenant = tenantOf(caller);
  if (tenant === undefined) return [];
  return [
    caller.accountKind === 'carrier'
      ? condition`carrier_id = ${tenant}`
      : condition`user_type_id = ${tenant}`,
  ];
}
