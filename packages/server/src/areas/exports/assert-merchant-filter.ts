import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import type { ExportList } from './export-list.ts';

type Refuse = (db: Db, caller: UserCaller, merchant: string | undefined) => Promise<void>;

/**
 * Returns an export's `assert`. It throws for a merchant outside the caller's scope, as the list does. `name` is the filter
 * that names the merchant.
 */
export const assertMerchantFilter =
  (name: 'userTypeId' | 'merchantId', refuse: Refuse = assertMerchant): ExportList['assert'] =>
  ({ db }, caller, { [name]: merchant }) =>
    refuse(db, caller, merchant === undefined ? undefined : String(merchant));
