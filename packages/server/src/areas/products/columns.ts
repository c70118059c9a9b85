import { isCurrency, parseMoney } from '@daftar/domain';
import { conflict, invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import { sqlState } from '../../db/transaction.ts';

export type ProductForm = Pick<Body<'addProduct'>, 'name' | 'sku' | 'attributes'>;

const texts = (list: string[] | undefined) => (list === undefined ? null : JSON.stringify(list));
const digits = (value: number | undefined) => (value === undefined ? null : String(value));

/** Turns the form into columns; the price is in the merchant's currency. */
export function productColumns({ name, sku, attributes = {} }: ProductForm, currency: string) {
  const price = attributes.productPrice;
  if (price !== undefined && !(isCurrency(currency) && parseMoney(price, currency)))
    throw invalid('product.price', { currency }, 'attributes.productPrice');
  return {
    name: name.trim(),
    sku: sku?.trim() ?? null,
    sizes: texts(attributes.size),
    colors: texts(attributes.color),
    weight: digits(attributes.weight),
    product_price: digits(price),
    inventory: attributes.inventory ?? null,
    low_stock_threshold: attributes.lowStockThreshold ?? null,
  };
}

const UNIQUE_VIOLATION = '23505';

export const skuTaken = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('sku-taken', {}, 'sku');
  throw error;
};
