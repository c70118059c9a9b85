// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type MerchantQuery = Query<'listMerchants'>;
export type Merchant = Row<'listMerchants'>;
export type MerchantDetail = Result<'getMerchant'>;
export type MerchantName = Row<'listMerchantNames'>;
export type MerchantInput = Body<'addMerchant'>;
export type MerchantChange = Body<'editMerchant'>;
export type MerchantStatusChange = Body<'setMerchantStatus'>;
export type BalanceInput = Body<'addMerchantBalance'>;
export type RevenueQuery = Body<'getMerchantRevenue'>;
export type MerchantRevenue = Row<'getMerchantRevenue'>;
export type MerchantKeys = Result<'getMerchantKeys'>;
export type KeyRotation = Body<'rotateMerchantKey'>;
export type NewMerchantKey = Result<'rotateMerchantKey'>;

/** Merchant accounts, their balances and keys. */
export class Merchants extends Resource {
  private readonly basePath = '/merchants';

  /**
   * Lists merchants.
   *
   * Callers other than the platform owner get only their own account. Sorts by createdDate, name, country, currency,
   * status, accountBalance, _id; `-createdDate` by default. `q` finds names, and an `_id` or sid as a whole.
   * MerchentManagement is the API's spelling.
   */
  list(query?: MerchantQuery, options?: CallOptions): PageCall<Merchant> {
    return this.api.list<'GET', '/merchants/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a merchant with its history.
   *
   * Callers other than the platform owner can read only their own account; others return 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<MerchantDetail> {
    return this.api.call<'GET', '/merchants/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Reads ids and names of merchants.
   *
   * A bare array, not a page. The path is the first clients'; the response does not come from a cache.
   */
  names(options?: CallOptions): Call<MerchantName[]> {
    return this.api.call<'GET', '/merchants/get/user-type-id/from-redis'>('GET', `${this.basePath}/get/user-type-id/from-redis`, {}, options);
  }

  /**
   * Creates a merchant.
   *
   * It is active at once. Its public key and secrets are created too; only a rotation returns a secret.
   *
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   */
  create(body: MerchantInput, options?: CallOptions): Call<Merchant> {
    return this.api.call<'POST', '/merchants/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a merchant.
   *
   * Emails that are left out are cleared; showBalance stays unchanged if it is left out. Once the merchant has money,
   * another currency returns 409 (merchant.currencyFixed).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: MerchantChange, options?: EditOptions): Call<Merchant> {
    return this.api.call<'PUT', '/merchants/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Activates or deactivates a merchant.
   *
   * Users of a deactivated merchant are signed out at their next request, its keys are rejected, and none of its
   * payment links or payouts can be started. Sending the current status changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: MerchantStatusChange, options?: CallOptions): Call<Merchant> {
    return this.api.call<'PUT', '/merchants/edit/status/{id}'>('PUT', `${this.basePath}/edit/status/{id}`, { path: { id }, body }, options);
  }

  /**
   * Adds to the account balance.
   *
   * Credits a deposit less its tax, in major units of the account's currency; payouts are paid from the balance.
   * Repeating a request that is still being processed returns 409 (in-flight); a deposit that exceeds the largest
   * possible balance returns 409 (too-much).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  addBalance(id: string, body: BalanceInput, options?: CallOptions): Call<Merchant> {
    return this.api.call<'PUT', '/merchants/account-balance/{id}'>('PUT', `${this.basePath}/account-balance/{id}`, { path: { id }, body, repeat: 'keyed' }, options);
  }

  /**
   * Deletes a merchant.
   *
   * A merchant with money or transactions returns 409 (merchant.hasMoney), one with services or users 409
   * (merchant.inUse). The merchant's roles are deleted too.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record has money or transactions (hasMoney, with the record's kind before it), services
   * or users (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an
   * administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name
   * it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/merchants/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }

  /**
   * Sums up the revenue of a merchant.
   *
   * A bare array, in major units. Sums the days' successful payments that are in no settlement yet, minus their refunds
   * and those of payments that were settled before; empty when there are neither. A merchant of another account returns
   * 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  revenue(query: RevenueQuery, options?: CallOptions): Call<MerchantRevenue[]> {
    return this.api.call<'POST', '/merchants/add/revenue'>('POST', `${this.basePath}/add/revenue`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads the keys of a merchant, masked.
   *
   * The whole public key, and the last characters of the secrets. Callers other than the platform owner can read only
   * those of their own account.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  keys(id: string, options?: CallOptions): Call<MerchantKeys> {
    return this.api.call<'GET', '/merchants/keys/{id}'>('GET', `${this.basePath}/keys/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a new secret.
   *
   * Returns the secret, which no other response contains. The previous secret works for another overlapHours (24 by
   * default; 0 revokes it at once); older ones stop working now. Requires MerchentManagement.editAccounts; for the
   * merchant's own users, Users.editUsers is enough.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  rotateKey(id: string, body: KeyRotation, options?: CallOptions): Call<NewMerchantKey> {
    return this.api.call<'POST', '/merchants/keys/{id}/rotate'>('POST', `${this.basePath}/keys/{id}/rotate`, { path: { id }, body }, options);
  }
}
