import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import { productColumns, skuTaken } from './columns.ts';
import { type ProductForm, type ProductRow, productFields } from './fields.ts';
import { findProduct } from './store.ts';

/** Creates a product of a merchant. */
export async function createProduct(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  merchant: { id: string; currency: string },
  form: ProductForm,
  requestId = 'setup',
): Promise<ProductRow> {
  const now = gateway.now();
  const id = newId('prd');
  await trx
    .insertInto('products')
    .values({
      id,
      user_type_id: merchant.id,
      ...productColumns(form, merchant.currency),
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch(skuTaken);
  const row = await findProduct(trx, id);
  if (!row) throw new Error(`The product ${id} is gone`);
  const { _id, createdDate, merchantName, currency, ...facts } = productFields.wire(row);
  await recordEvent(trx, {
    kind: 'product',
    recordId: row.id,
    userTypeId: merchant.id,
    actor,
    action: 'addProduct',
    ...historyMessage('history.productCreated', { name: row.name }),
    after: facts,
    requestId,
    now,
  });
  return row;
}
