import { isCurrency, parseMoney } from '@daftar/domain';
import { conflict, invalid } from '../../basics/problems.ts';
import { sqlState } from '../../db/transaction.ts';
import { type ProductForm, productFields } from './fields.ts';

/** Returns a product's columns. Throws 400 for a price that is no amount in the merchant's currency. */
export function productColumns(form: ProductForm, currency: string) {
  const price = form.attributes?.productPrice;
  if (price !== undefined && !(isCurrency(currency) && parseMoney(price, currency)))
    throw invalid('product.price', { currency }, 'attributes.productPrice');
  return productFields.columnsOf(form);
}

const UNIQUE_VIOLATION = '23505';

export const skuTaken = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('sku-taken', {}, 'sku');
  throw error;
};
