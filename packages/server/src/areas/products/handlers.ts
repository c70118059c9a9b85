import { actorOf, asUser } from '../../access/caller.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { assertUnchanged, recordEdit } from '../../records/record-event.ts';
import { visibleMerchant } from '../merchants/offers.ts';
import { productColumns, skuTaken } from './columns.ts';
import { createProduct } from './create.ts';
import { lockProduct, productConditions, productList, productWire, visibleProduct } from './store.ts';

const reads: Reads = {
  listProducts: async ({ gateway, db, caller, query }) => {
    if (caller.kind === 'user') await assertMerchant(db, caller, query.merchantId);
    return fetchPage(gateway.pool, productList, productConditions(caller, query), query, productWire);
  },
  getProduct: async ({ db, caller, params }) =>
    productWire(await visibleProduct(db, asUser(caller), params.id)),
};

const writes: Writes = {
  addProduct: async ({ db, gateway, caller, body, request }) => {
    const merchant = await visibleMerchant(db, asUser(caller), body.merchantId);
    return productWire(await createProduct(db, gateway, actorOf(caller), merchant, body, request.id));
  },

  editProduct: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const before = await lockProduct(db, user, params.id);
    const stored = productWire(before);
    assertUnchanged(stored, body, ['_id', 'merchantId', 'createdDate']);
    const { currency } = await visibleMerchant(db, user, before.user_type_id);
    const row = await db
      .updateTable('products')
      .set({ ...productColumns(body, currency), updated_at: now })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(skuTaken);
    const after = productWire(row);
    await recordEdit(
      db,
      {
        kind: 'product',
        recordId: before.id,
        userTypeId: before.user_type_id,
        actor: actorOf(caller),
        action: 'editProduct',
        requestId: request.id,
        now,
      },
      stored,
      after,
    );
    return after;
  },
};

export const productHandlers: Handlers = { reads, writes };
