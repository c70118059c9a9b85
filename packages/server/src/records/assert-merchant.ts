import { tenantOf, type UserCaller } from '../access/caller.ts';
import { notFound } from '../basics/problems.ts';
import type { Db } from '../db/transaction.ts';
import { merchantById } from './by-id.ts';

/** Throws 404 for a merchant that does not exist or that the caller may not see. Without a merchant, does nothing. */
export async function assertMerchant(
  db: Db,
  caller: UserCaller,
  merchant: string | undefined,
): Promise<void> {
  if (merchant === undefined) return;
  const tenant = tenantOf(caller);
  const found =
    (tenant === undefined || tenant === merchant) &&
    (await merchantById(db, merchant).select('id').executeTakeFirst());
  if (!found) throw notFound('merchant.missing');
}
