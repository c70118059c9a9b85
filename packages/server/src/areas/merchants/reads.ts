import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { maySeeBalance } from '../../access/may-see-balance.ts';
import { historyOf } from '../../audit/history-of.ts';
import { invalid, invalidRule, notFound } from '../../basics/problems.ts';
import type { Reads } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { sendEtag } from '../../records/etag.ts';
import { lockRow } from '../../records/lock-row.ts';
import { nameKey } from '../../records/name-key.ts';
import { revenueWire, unclaimedRevenue } from '../settlements/public.ts';
import { type MerchantListRow, type MerchantRow, merchantFields } from './fields.ts';
import { keysWire } from './keys.ts';
import { findMerchant, merchantConditions, merchantList } from './store.ts';

/** Most names that the contract allows in one response. */
const MOST = 10_000;

/** Returns a merchant that the caller may see; throws 404 for any other. */
export async function visibleMerchant(db: Db, caller: UserCaller, id: string): Promise<MerchantRow> {
  const tenant = tenantOf(caller);
  const row = tenant === undefined || tenant === id ? await findMerchant(db, id) : undefined;
  if (!row) throw notFound('merchant.missing');
  return row;
}

/** Like `visibleMerchant`, but locks the merchant until the commit: its currency and status cannot change meanwhile. */
export async function lockedMerchant(trx: Trx, caller: UserCaller, id: string): Promise<MerchantRow> {
  await lockRow(trx, 'merchants', id, 'no key update');
  return visibleMerchant(trx, caller, id);
}

/** Like `lockedMerchant`, but also blocks new references, because the merchant will be deleted. */
export async function merchantToDelete(trx: Trx, caller: UserCaller, id: string): Promise<MerchantRow> {
  await lockRow(trx, 'merchants', id);
  return visibleMerchant(trx, caller, id);
}

export const merchantReads: Reads = {
  listMerchants: ({ gateway, caller, query }) => {
    const user = asUser(caller);
    const conditions = merchantConditions({ ...query, tenant: tenantOf(user) });
    return fetchPage(gateway.pool, merchantList, conditions, query, (row: MerchantListRow) =>
      merchantFields.wire(row, user),
    );
  },

  getMerchant: async ({ db, caller, params, reply }) => {
    const user = asUser(caller);
    const row = await visibleMerchant(db, user, params.id);
    const record = {
      kind: 'merchant',
      id: row.id,
      account: row.id,
      hidesBalance: !maySeeBalance(user, row.show_balance),
    };
    sendEtag(reply, row);
    return { ...merchantFields.wire(row, user), history: await historyOf(db, record, user) };
  },

  listMerchantNames: async ({ db, caller }) => {
    const tenant = tenantOf(asUser(caller));
    const names = db.selectFrom('merchants').select(['id as userTypeId', 'name']).orderBy('name').limit(MOST);
    return (tenant === undefined ? names : names.where('id', '=', tenant)).execute();
  },

  getMerchantRevenue: async ({ db, caller, body }) => {
    const tenant = tenantOf(asUser(caller));
    const merchant = await db
      .selectFrom('merchants')
      .select(['id', 'currency', 'country'])
      .where('name_key', '=', nameKey(body.merchantName))
      .executeTakeFirst();
    if (!merchant || (tenant !== undefined && tenant !== merchant.id)) throw notFound('merchant.missing');
    if (body.country !== merchant.country) throw invalidRule('settlement.country.enum');
    const { dateFrom, dateTo } = body;
    if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
    const revenue = await unclaimedRevenue(db, {
      merchantId: merchant.id,
      currency: body.currency ?? merchant.currency,
      dateFrom,
      dateTo,
    });
    return revenue.transactions === 0 && !revenue.outweighed ? [] : [revenueWire(revenue)];
  },

  getMerchantKeys: async ({ db, caller, params, now }) => {
    const row = await visibleMerchant(db, asUser(caller), params.id);
    return keysWire(db, row, now);
  },
};
