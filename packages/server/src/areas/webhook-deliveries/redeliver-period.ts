import { sql } from 'kysely';
import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { readableEvents } from '../../access/receivers.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { invalid, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { recordAction } from '../../records/record-action.ts';
import type { WriteInput } from '../../records/write-input.ts';
import { type DeliveryTarget, sendAllLater } from '../../webhooks/send-later.ts';

type Period = Body<'redeliverWebhooks'>;

const MOST = 10_000;
const MOST_DAYS = 31;
const DAY_MS = 24 * 3_600_000;

/** Sends the deliveries of a period again, oldest first, of events whose data the caller may read. Returns how many. */
export async function redeliverPeriod(input: WriteInput & { body: Period }): Promise<number> {
  const { db, body, now } = input;
  const length = new Date(body.to).getTime() - new Date(body.from).getTime();
  if (length <= 0 || length > MOST_DAYS * DAY_MS)
    throw invalid('delivery.period', { count: MOST_DAYS }, 'to');
  const caller = asUser(input.caller);
  const userTypeId = await accountMeant(db, caller, body);
  const rows = await lockPeriod(db, userTypeId, readableEvents(caller), body);
  if (rows.length > MOST) throw invalid('delivery.tooMany', { count: MOST }, 'to');
  if (rows.length === 0) return 0;
  await sql`update webhook_deliveries set status = 'pending', delivered_at = null, redelivery_asked = true
    where id = any(${rows.map(({ id }) => id)}::text[])`.execute(db);
  await sendAllLater(db, rows);
  await recordAction(
    { ...input, now },
    {
      kind: 'webhook-delivery',
      action: 'redeliverWebhooks',
      recordId: body.endpointId ?? userTypeId,
      userTypeId,
      ...historyMessage('history.periodResent', { count: rows.length }),
      after: { from: body.from, to: body.to, onlyFailed: body.onlyFailed ?? true },
    },
  );
  return rows.length;
}

/** Returns the id of the merchant whose deliveries to send: the named one, the endpoint's, otherwise the caller's own. */
async function accountMeant(
  trx: Trx,
  caller: UserCaller,
  { userTypeId, endpointId }: Period,
): Promise<string> {
  const tenant = tenantOf(caller);
  await assertMerchant(trx, caller, userTypeId);
  const owner = endpointId === undefined ? undefined : await ownerOf(trx, endpointId);
  const meant = userTypeId ?? owner ?? tenant;
  if (meant === undefined && endpointId === undefined) throw invalid('key.merchant', {}, 'userTypeId');
  const isHidden = owner !== meant || (tenant !== undefined && owner !== tenant);
  if (meant === undefined || (endpointId !== undefined && isHidden)) throw notFound('endpoint.missing');
  return meant;
}

async function ownerOf(trx: Trx, endpointId: string): Promise<string | undefined> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select('user_type_id')
    .where('id', '=', endpointId)
    .executeTakeFirst();
  return endpoint?.user_type_id;
}

/** Locks the period's deliveries that are not pending, oldest first, up to one more than the limit. */
async function lockPeriod(
  trx: Trx,
  userTypeId: string,
  events: readonly string[],
  { endpointId, from, to, onlyFailed = true }: Period,
) {
  const { rows } = await sql<DeliveryTarget & { id: string }>`
    select d.id, d.user_type_id, d.endpoint_id from webhook_deliveries d
    where d.user_type_id = ${userTypeId} and d.created_at >= ${from}::timestamptz and d.created_at < ${to}::timestamptz
      and d.status = any(${onlyFailed ? ['failed'] : ['failed', 'delivered']}::text[])
      and d.type = any(${[...events]}::text[])
      and (${endpointId ?? null}::text is null or d.endpoint_id = ${endpointId ?? null})
      and (d.endpoint_id is null
        or exists (select 1 from webhook_endpoints e where e.id = d.endpoint_id and e.status = 'Active'))
    order by d.created_at, d.id limit ${MOST + 1} for update of d`.execute(trx);
  return rows;
}
