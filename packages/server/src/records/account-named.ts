import type { UserCaller } from '../access/caller.ts';
import { notFound } from '../basics/problems.ts';
import type { Db } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';

/** An account that users and roles belong to: the platform owner, a merchant or a carrier. */
export interface NamedAccount {
  userTypeId: string;
  name: string;
  kind: 'owner' | 'merchant' | 'carrier';
}

/**
 * Returns an account by its id. The platform owner's users may request any account, others only their own; otherwise throws
 * 404.
 */
export async function accountNamed(
  db: Db,
  gateway: Gateway,
  caller: UserCaller,
  userTypeId: string,
): Promise<NamedAccount> {
  const isOwn = userTypeId === caller.userTypeId;
  if (!isOwn && !caller.isPlatformOwner) throw notFound('account.missing');
  const { owner } = gateway;
  if (userTypeId === owner.id) return { userTypeId, name: owner.name, kind: 'owner' };
  for (const [table, kind] of [
    ['merchants', 'merchant'],
    ['carriers', 'carrier'],
  ] as const) {
    const row = await db.selectFrom(table).select('name').where('id', '=', userTypeId).executeTakeFirst();
    if (row) return { userTypeId, name: row.name, kind };
  }
  throw notFound('account.missing');
}
