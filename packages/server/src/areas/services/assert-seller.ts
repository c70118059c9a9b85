import type { UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';

/** Throws 404 unless the caller may see the merchant's services; a carrier may if it carries one of them. */
export async function assertSeller(db: Db, caller: UserCaller, merchant: string | undefined): Promise<void> {
  if (merchant === undefined || caller.accountKind !== 'carrier') return assertMerchant(db, caller, merchant);
  const carried = await db
    .selectFrom('services')
    .select('id')
    .where('user_type_id', '=', merchant)
    .where('carrier_id', '=', caller.userTypeId)
    .limit(1)
    .executeTakeFirst();
  if (!carried) throw notFound('merchant.missing');
}
