import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Merchant = Row<'listMerchants'>;
export type MerchantDetail = Result<'getMerchant'>;
export type MerchantQuery = Query<'listMerchants'>;
export type MerchantInput = Body<'addMerchant'>;
export type MerchantChange = Body<'editMerchant'>;
export type MerchantStatusChange = Body<'setMerchantStatus'>;
export type MerchantName = Result<'listMerchantNames'>[number];
export type BalanceInput = Body<'addMerchantBalance'>;
export type RevenueQuery = Body<'getMerchantRevenue'>;
export type MerchantRevenue = Result<'getMerchantRevenue'>[number];
export type MerchantKeys = Result<'getMerchantKeys'>;
export type KeyRotation = Body<'rotateMerchantKey'>;
export type NewMerchantKey = Result<'rotateMerchantKey'>;

/** Merchant accounts, their balances and keys. */
export class Merchants extends Resource {
  list(query?: MerchantQuery, options?: CallOptions): PageCall<Merchant> {
    return this.api.list('/merchants/get', query, options);
  }

  /** One merchant with its history. */
  retrieve(id: string, options?: CallOptions): Call<MerchantDetail> {
    return this.api.call('GET', '/merchants/get/{id}', options, id);
  }

  /** The id and name of every merchant in the caller's scope. */
  names(options?: CallOptions): Call<MerchantName[]> {
    return this.api.call('GET', '/merchants/get/user-type-id/from-redis', options);
  }

  create(merchant: MerchantInput, options?: CallOptions): Call<Result<'addMerchant'>> {
    return this.api.call('POST', '/merchants/add', options, undefined, merchant);
  }

  update(id: string, change: MerchantChange, options?: CallOptions): Call<Result<'editMerchant'>> {
    return this.api.call('PUT', '/merchants/edit/{id}', options, id, change);
  }

  setStatus(
    id: string,
    change: MerchantStatusChange,
    options?: CallOptions,
  ): Call<Result<'setMerchantStatus'>> {
    return this.api.call('PUT', '/merchants/edit/status/{id}', options, id, change);
  }

  /** Credits a merchant's account balance with a deposit less its tax: major units of the account's currency. */
  addBalance(id: string, deposit: BalanceInput, options?: CallOptions): Call<Result<'addMerchantBalance'>> {
    return this.api.call('PUT', '/merchants/account-balance/{id}', options, id, deposit, 'keyed');
  }

  /** Deletes a merchant; one with money or transactions is a `ConflictError`. */
  delete(id: string, options?: CallOptions): Call<Result<'deleteMerchant'>> {
    return this.api.call('DELETE', '/merchants/delete/{id}', options, id);
  }

  /** What a merchant earned between two days, inclusive, and is not settled yet: major units. */
  revenue(query: RevenueQuery, options?: CallOptions): Call<MerchantRevenue[]> {
    return this.api.call('POST', '/merchants/add/revenue', options, undefined, query, 'safe');
  }

  /** The public key, and what may be told of the secret ones. */
  keys(id: string, options?: CallOptions): Call<MerchantKeys> {
    return this.api.call('GET', '/merchants/keys/{id}', options, id);
  }

  /** Makes a new secret, answered only this once; the one before it works 24 hours more. */
  rotateKey(id: string, rotation: KeyRotation, options?: CallOptions): Call<NewMerchantKey> {
    return this.api.call('POST', '/merchants/keys/{id}/rotate', options, id, rotation);
  }
}
