import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import { type BlacklistRow, blacklistFields } from './fields.ts';
import { numberListed } from './store.ts';

/** Blacklists a number for every merchant. */
export async function createBlacklistEntry(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  input: { msisdn: string },
  requestId = 'setup',
): Promise<BlacklistRow> {
  const now = gateway.now();
  const row = await trx
    .insertInto('blacklist')
    .values({ id: newId('bl'), ...blacklistFields.columnsOf(input), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(numberListed);
  await recordEvent(trx, {
    kind: 'blacklist',
    recordId: row.id,
    userTypeId: gateway.owner.id,
    actor,
    action: 'addBlacklistEntry',
    ...historyMessage('history.numberAdded'),
    after: { msisdn: row.msisdn },
    requestId,
    now,
  });
  return row;
}
