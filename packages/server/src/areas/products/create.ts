import { says } from '../../audit/says.ts';
import { newId } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import { productColumns, skuTaken } from './columns.ts';
import { type ProductForm, type ProductRow, productFields } from './fields.ts';

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
  const row = await trx
    .insertInto('products')
    .values({
      id: newId('prd'),
      user_type_id: merchant.id,
      ...productColumns(form, merchant.currency),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(skuTaken);
  const { _id, createdDate, ...facts } = productFields.wire(row);
  await recordEvent(trx, {
    kind: 'product',
    recordId: row.id,
    userTypeId: merchant.id,
    actor,
    action: 'addProduct',
    ...says('history.productCreated', { name: row.name }),
    after: facts,
    requestId,
    now,
  });
  return row;
}
