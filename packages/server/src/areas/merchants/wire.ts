import type { UserCaller } from '../../access/caller.ts';
import { accountWire } from '../accounts/wire.ts';
import type { MerchantListRow } from './records.ts';

/** A merchant on the wire; its own users see the balance only where the provider shows it. */
export function merchantWire(row: MerchantListRow, caller: Pick<UserCaller, 'isPlatformOwner'>) {
  const hidden = !caller.isPlatformOwner && !row.show_balance;
  return {
    ...accountWire(row),
    ...(!hidden && { accountBalance: Number(row.balance ?? 0) }),
    showBalance: row.show_balance,
    sid: row.sid,
    publicKey: row.public_key,
  };
}

/** What a form sends back as it got it. */
export const READ_ONLY = ['_id', 'accountBalance', 'status', 'createdDate', 'sid', 'publicKey'] as const;
