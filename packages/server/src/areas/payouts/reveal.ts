import { actorOf, type UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { recordEvent } from '../../records/record-event.ts';
import { unseal } from '../../security/secret-box.ts';
import type { PayoutRow } from './store.ts';

/**
 * Returns a payout's complete national id, and records in the history who read it. Throws 403 for a caller who may not approve
 * payouts.
 */
export async function revealNationalId(
  gateway: Gateway,
  caller: UserCaller,
  row: PayoutRow,
  requestId: string,
): Promise<string> {
  admit(gateway, 'setPayoutStatus', caller);
  const nationalId = unseal(gateway.keys.data, row.national_id, row.id);
  await inTransaction(gateway.db, (trx) =>
    recordEvent(trx, {
      kind: 'payout',
      recordId: row.id,
      userTypeId: row.user_type_id,
      actor: actorOf(caller),
      action: 'getPayout',
      ...historyMessage('history.nationalIdRead', { reference: row.reference }),
      requestId,
      now: gateway.now(),
    }),
  );
  return nationalId;
}
