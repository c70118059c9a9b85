import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Product = Row<'listProducts'>;
export type ProductQuery = Query<'listProducts'>;
export type ProductInput = Body<'addProduct'>;
export type ProductChange = Body<'editProduct'>;

/** What merchants sell; prices in major units of the merchant's currency. */
export class Products extends Resource {
  list(query?: ProductQuery, options?: CallOptions): PageCall<Product> {
    return this.api.list('/products/get', query, options);
  }

  retrieve(id: string, options?: CallOptions): Call<Result<'getProduct'>> {
    return this.api.call('GET', '/products/get/{id}', options, id);
  }

  /** Creates a product; a sku that its merchant has already is a `ConflictError`. */
  create(product: ProductInput, options?: CallOptions): Call<Result<'addProduct'>> {
    return this.api.call('POST', '/products/add', options, undefined, product);
  }

  update(id: string, change: ProductChange, options?: CallOptions): Call<Result<'editProduct'>> {
    return this.api.call('PUT', '/products/edit/{id}', options, id, change);
  }
}
