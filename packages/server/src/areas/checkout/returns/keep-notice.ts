import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ProviderExchange } from '../../../providers/exchange.ts';
import type { ProviderNotice } from '../../../providers/notice.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { AttemptRow } from '../store.ts';

type Keyed = Pick<ProviderNotice, 'dedupeKey'>;

/** Stores a notice. Returns false if it is stored already. */
export async function keepNotice(
  trx: Trx,
  gateway: Pick<Gateway, 'now'>,
  provider: string,
  { dedupeKey }: Keyed,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('provider_notices')
    .values({ provider, dedupe_key: dedupeKey, received_at: gateway.now() })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns when the notice was received first; undefined if it is new. */
export async function receivedAt(
  { db }: Pick<Gateway, 'db'>,
  provider: string,
  { dedupeKey }: Keyed,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('provider_notices')
    .select('received_at')
    .where('provider', '=', provider)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row?.received_at;
}

/** Returns the exchange that Checkout Logs show for a notice. */
export const exchangeOf = (
  provider: string,
  { status }: ProviderNotice,
  attempt: AttemptRow,
): ProviderExchange => ({
  provider,
  request: { notice: attempt.merchant_ref_number },
  response: loggedStatus(status),
});

/** Returns the notice's state for the log, with the reason if there is one. */
const loggedStatus = (status: ProviderStatus) => ({
  state: status.state,
  ...('reason' in status && { reason: status.reason }),
});
