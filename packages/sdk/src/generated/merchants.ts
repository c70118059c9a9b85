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
  /**
   * Lists merchants.
   *
   * Others than the provider get their own account only. Sorts by createdDate, name, country, currency, status,
   * accountBalance, _id; `-createdDate` unless asked otherwise. `q` finds names, and an `_id` or sid as a whole.
   * MerchentManagement is spelled so on the wire.
   */
  list(query?: MerchantQuery, options?: CallOptions): PageCall<Merchant> {
    return this.api.list<'GET', '/merchants/get'>('GET', '/merchants/get', { query }, options);
  }

  /**
   * Reads a merchant with its history.
   *
   * Others than the provider get their own account only, another's is 404.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<MerchantDetail> {
    return this.api.call<'GET', '/merchants/get/{id}'>('GET', '/merchants/get/{id}', { path: { id } }, options);
  }

  /**
   * Reads ids and names of merchants.
   *
   * A bare array, not a page. The path tells how the first clients were served; nothing is cached for longer than a
   * request.
   */
  names(options?: CallOptions): Call<MerchantName[]> {
    return this.api.call<'GET', '/merchants/get/user-type-id/from-redis'>('GET', '/merchants/get/user-type-id/from-redis', {}, options);
  }

  /**
   * Creates a merchant.
   *
   * It is active at once. Its public key and secrets are made with it; a secret is answered by its rotation only.
   *
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, after the
   * record's kind), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   */
  create(body: MerchantInput, options?: CallOptions): Call<Merchant> {
    return this.api.call<'POST', '/merchants/add'>('POST', '/merchants/add', { body }, options);
  }

  /**
   * Edits a merchant.
   *
   * Emails that are left out are emptied, showBalance stays as it is. Once there is money, another currency is 409
   * (merchant.currencyFixed).
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, after the
   * record's kind), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: MerchantChange, options?: EditOptions): Call<Merchant> {
    return this.api.call<'PUT', '/merchants/edit/{id}'>('PUT', '/merchants/edit/{id}', { path: { id }, body }, options);
  }

  /**
   * Activates or deactivates a merchant.
   *
   * Deactivated, its users are signed out with their next request, its keys are refused and no link or payout of it
   * begins. The status that it has already changes nothing.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: MerchantStatusChange, options?: CallOptions): Call<Merchant> {
    return this.api.call<'PUT', '/merchants/edit/status/{id}'>('PUT', '/merchants/edit/status/{id}', { path: { id }, body }, options);
  }

  /**
   * Adds to the account balance.
   *
   * Credits a deposit less its tax, in major units of the account's currency; payouts are paid from the balance. A
   * retry of a request still being worked on is 409 with the code in-flight, and what the balance cannot hold is 409
   * (too-much).
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  addBalance(id: string, body: BalanceInput, options?: CallOptions): Call<Merchant> {
    return this.api.call<'PUT', '/merchants/account-balance/{id}'>('PUT', '/merchants/account-balance/{id}', { path: { id }, body, repeat: 'keyed' }, options);
  }

  /**
   * Deletes a merchant.
   *
   * With money or transactions (merchant.hasMoney), or with services or users (merchant.inUse), it is 409. Its roles go
   * with it.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError The record has money or transactions (hasMoney, after the record's kind), services or users
   * (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an
   * administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name
   * it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/merchants/delete/{id}'>('DELETE', '/merchants/delete/{id}', { path: { id } }, options);
  }

  /**
   * Sums up the revenue of a merchant.
   *
   * A bare array, in major units. Successful payments of the days that no settlement has claimed, less their refunds;
   * empty when there are none. Another account's merchant is 404.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  revenue(query: RevenueQuery, options?: CallOptions): Call<MerchantRevenue[]> {
    return this.api.call<'POST', '/merchants/add/revenue'>('POST', '/merchants/add/revenue', { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads the keys of a merchant, masked.
   *
   * The public key whole, of the secrets their last characters; others than the provider read their own account's only.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  keys(id: string, options?: CallOptions): Call<MerchantKeys> {
    return this.api.call<'GET', '/merchants/keys/{id}'>('GET', '/merchants/keys/{id}', { path: { id } }, options);
  }

  /**
   * Makes a new secret.
   *
   * Answers the secret once. The one before it works on for overlapHours (24 unless given; 0 revokes it at once), every
   * older one ends now. Without MerchentManagement.editAccounts, Users.editUsers lets the merchant's own users do it.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  rotateKey(id: string, body: KeyRotation, options?: CallOptions): Call<NewMerchantKey> {
    return this.api.call<'POST', '/merchants/keys/{id}/rotate'>('POST', '/merchants/keys/{id}/rotate', { path: { id }, body }, options);
  }
}
