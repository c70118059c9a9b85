import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { historyOf } from '../../audit/history-of.ts';
import { invalid, invalidRule, notFound } from '../../basics/problems.ts';
import type { Reads } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { nameKey } from '../../records/name-key.ts';
import { shownEntry } from '../../records/shown-entry.ts';
import { revenueWire, unclaimedRevenue } from '../settlements/offers.ts';
import { keysWire } from './keys.ts';
import {
  findMerchant,
  type MerchantListRow,
  type MerchantRow,
  merchantConditions,
  merchantList,
} from './store.ts';
import { merchantWire } from './wire.ts';

/** What the contract lets an answer hold. */
const MOST = 10_000;

/** A merchant that the caller may see; any other does not exist. */
export async function visibleMerchant(db: Db, caller: UserCaller, id: string): Promise<MerchantRow> {
  const tenant = tenantOf(caller);
  const row = tenant === undefined || tenant === id ? await findMerchant(db, id) : undefined;
  if (!row) throw notFound('merchant.missing');
  return row;
}

/** The same, held until the commit: neither its currency nor its status changes beside us. */
export async function lockedMerchant(trx: Trx, caller: UserCaller, id: string): Promise<MerchantRow> {
  await trx.selectFrom('merchants').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return visibleMerchant(trx, caller, id);
}

/** The same, held against everything that would come to be of it, too: it is to be deleted. */
export async function goingMerchant(trx: Trx, caller: UserCaller, id: string): Promise<MerchantRow> {
  await trx.selectFrom('merchants').select('id').where('id', '=', id).forUpdate().execute();
  return visibleMerchant(trx, caller, id);
}

export const merchantReads: Reads = {
  listMerchants: ({ gateway, caller, query }) => {
    const user = asUser(caller);
    const conditions = merchantConditions({ ...query, tenant: tenantOf(user) });
    return fetchPage(gateway.pool, merchantList, conditions, query, (row: MerchantListRow) =>
      merchantWire(row, user),
    );
  },

  getMerchant: async ({ db, caller, params }) => {
    const user = asUser(caller);
    const row = await visibleMerchant(db, user, params.id);
    const whose = { account: row.id, hidesBalance: !row.show_balance };
    const history = await historyOf(db, row.id, 'merchant', row.id);
    return {
      ...merchantWire(row, user),
      history: history.map((entry) => shownEntry(entry, whose, user)),
    };
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
    return revenue.transactions === 0 ? [] : [revenueWire(revenue)];
  },

  getMerchantKeys: async ({ db, caller, params, now }) => {
    const row = await visibleMerchant(db, asUser(caller), params.id);
    return keysWire(db, row, now);
  },
};
