// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type ProductQuery = Query<'listProducts'>;
export type Product = Row<'listProducts'>;
export type ProductInput = Body<'addProduct'>;
export type ProductChange = Body<'editProduct'>;

/** The products that merchants sell, with prices in major units of the merchant's currency. */
export class Products extends Resource {
  private readonly basePath = '/products';

  /**
   * Lists products.
   *
   * Requires a token or, only where it is configured, the fixed basic authorization of the first clients, which sees
   * every product. q finds name and sku. Sorts by createdDate, name, sku, productPrice, inventory, merchantName,
   * currency.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: ProductQuery, options?: CallOptions): PageCall<Product> {
    return this.api.list<'GET', '/products/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a product.
   *
   * Callers other than the platform owner can read only records of their own account; others return 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<Product> {
    return this.api.call<'GET', '/products/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a product.
   *
   * A sku is unique within its merchant. Callers other than the platform owner must name their own account.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The merchant has another product with this sku (sku-taken).
   */
  create(body: ProductInput, options?: CallOptions): Call<Product> {
    return this.api.call<'POST', '/products/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a product.
   *
   * Replaces the product: a sku that is left out is removed. Attributes that are left out stay unchanged, because the
   * form has only three fields.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The merchant has another product with this sku (sku-taken).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: ProductChange, options?: EditOptions): Call<Product> {
    return this.api.call<'PUT', '/products/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }
}
