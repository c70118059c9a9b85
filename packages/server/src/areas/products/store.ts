import { sql } from 'kysely';
import { type Caller, tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { indexedNullsLast } from '../../lists/sort.ts';
import { merchantOf } from '../../records/joins.ts';
import { lockRow } from '../../records/lock-row.ts';
import type { ProductRow } from './fields.ts';

export const productList: ListSource = {
  columns: '*',
  from: `(select p.*, m.name as merchant_name, m.currency from products p ${merchantOf('p')}) products`,
  sorts: {
    createdDate: indexedNullsLast('created_at'),
    name: 'name',
    sku: 'sku',
    productPrice: 'product_price',
    inventory: 'inventory',
    merchantName: 'merchant_name',
    currency: 'currency',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

interface ProductFilter {
  q?: string | undefined;
  merchantId?: string | undefined;
}

/**
 * Selects the products of the caller's account. The platform owner's users and callers with Basic credentials see every
 * merchant's.
 */
export function productConditions(caller: Caller, { q, merchantId }: ProductFilter): Condition[] {
  const conditions: Condition[] = [];
  const tenant = caller.kind === 'user' ? tenantOf(caller) : undefined;
  if (tenant !== undefined) conditions.push(condition`user_type_id = ${tenant}`);
  if (merchantId !== undefined) conditions.push(condition`user_type_id = ${merchantId}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(name) like ${pattern} or fold_text(sku) like ${pattern} or id = ${q})`,
    );
  }
  return conditions;
}

/** Returns a product with its merchant's name and currency. */
export const findProduct = (db: Db, id: string): Promise<ProductRow | undefined> =>
  readOne<ProductRow>(db, productList, sql`id = ${id}`);

/** Returns a product that the caller may see; throws 404 for any other. */
export async function visibleProduct(db: Db, caller: UserCaller, id: string): Promise<ProductRow> {
  const tenant = tenantOf(caller);
  const row = await findProduct(db, id);
  if (!row || (tenant !== undefined && row.user_type_id !== tenant)) throw notFound('product.missing');
  return row;
}

/** Like `visibleProduct`, but locks the product until the commit. */
export async function lockProduct(trx: Trx, caller: UserCaller, id: string): Promise<ProductRow> {
  await lockRow(trx, 'products', id);
  return visibleProduct(trx, caller, id);
}
