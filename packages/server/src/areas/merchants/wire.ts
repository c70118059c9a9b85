import type { UserCaller } from '../../access/caller.ts';
import { accountWire } from '../../records/account-wire.ts';
import type { MerchantListRow } from './store.ts';

/**
 * A merchant on the wire; its own users see the balance only where the provider shows it. Added to, not spread: spreading
 * an object of so many fields takes ten times as long, and a list makes one for each row.
 */
export function merchantWire(row: MerchantListRow, caller: Pick<UserCaller, 'isPlatformOwner'>) {
  const isShown = caller.isPlatformOwner || row.show_balance;
  return Object.assign(
    accountWire(row),
    { showBalance: row.show_balance, sid: row.sid, publicKey: row.public_key },
    isShown ? { accountBalance: Number(row.balance ?? 0) } : {},
  );
}

/** What a form sends back as it got it. */
export const READ_ONLY = ['_id', 'accountBalance', 'status', 'createdDate', 'sid', 'publicKey'] as const;
