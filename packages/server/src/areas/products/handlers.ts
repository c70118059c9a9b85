import { actorOf, asUser } from '../../access/caller.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { visibleMerchant } from '../merchants/public.ts';
import { productColumns, skuTaken } from './columns.ts';
import { createProduct } from './create.ts';
import { type ProductRow, productFields } from './fields.ts';
import { lockProduct, productConditions, productList, visibleProduct } from './store.ts';

const reads: Reads = {
  listProducts: async ({ gateway, db, caller, query }) => {
    if (caller.kind === 'user') await assertMerchant(db, caller, query.merchantId);
    return fetchPage(gateway.pool, productList, productConditions(caller, query), query, (row: ProductRow) =>
      productFields.wire(row),
    );
  },
  getProduct: async ({ db, caller, params, reply }) => {
    const row = await visibleProduct(db, asUser(caller), params.id);
    sendEtag(reply, row);
    return productFields.wire(row);
  },
};

const writes: Writes = {
  addProduct: async ({ db, gateway, caller, body, request, reply }) => {
    const merchant = await visibleMerchant(db, asUser(caller), body.merchantId);
    const row = await createProduct(db, gateway, actorOf(caller), merchant, body, request.id);
    sendEtag(reply, row);
    return productFields.wire(row);
  },

  editProduct: async (input) => {
    const { db, caller, params, body, now } = input;
    const user = asUser(caller);
    const before = await lockProduct(db, user, params.id);
    const { id, user_type_id } = before;
    return editRecord(input, {
      action: { kind: 'product', action: 'editProduct', recordId: id, userTypeId: user_type_id },
      before,
      wire: productFields.wire,
      sent: body,
      save: async () => {
        // The first version's form has no attributes, so attributes that are not sent stay.
        const { attributes = productFields.wire(before).attributes } = body;
        await db
          .updateTable('products')
          .set({ ...productColumns({ ...body, attributes }, before.currency), updated_at: now })
          .where('id', '=', id)
          .execute()
          .catch(skuTaken);
        return visibleProduct(db, user, id);
      },
    });
  },
};

export const productHandlers: Handlers = { reads, writes };
