// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type CarrierQuery = Query<'listCarriers'>;
export type Carrier = Row<'listCarriers'>;
export type CarrierDetail = Result<'getCarrier'>;
export type CarrierInput = Body<'addCarrier'>;
export type CarrierChange = Body<'editCarrier'>;
export type CarrierStatusChange = Body<'setCarrierStatus'>;

/** Payment providers and telecom operators. */
export class Carriers extends Resource {
  private readonly basePath = '/carriers';

  /**
   * Lists carriers.
   *
   * Callers other than the platform owner get only their own account. Sorts by createdDate, name, type, country,
   * currency, status; `-createdDate` by default. `q` finds names, and an `_id` as a whole.
   */
  list(query?: CarrierQuery, options?: CallOptions): PageCall<Carrier> {
    return this.api.list<'GET', '/carriers/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a carrier with its history.
   *
   * Callers other than the platform owner can read only their own account; others return 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<CarrierDetail> {
    return this.api.call<'GET', '/carriers/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a carrier.
   *
   * It is active at once.
   *
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   */
  create(body: CarrierInput, options?: CallOptions): Call<Carrier> {
    return this.api.call<'POST', '/carriers/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a carrier.
   *
   * Emails that are left out are cleared. A new name also becomes the serviceProvider of the carrier's services.
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
  update(id: string, body: CarrierChange, options?: EditOptions): Call<Carrier> {
    return this.api.call<'PUT', '/carriers/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Activates or deactivates a carrier.
   *
   * Users of a deactivated carrier are signed out at their next request. Sending the current status changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: CarrierStatusChange, options?: CallOptions): Call<Carrier> {
    return this.api.call<'PUT', '/carriers/edit/status/{id}'>('PUT', `${this.basePath}/edit/status/{id}`, { path: { id }, body }, options);
  }

  /**
   * Deletes a carrier.
   *
   * The path has carrier, because the first clients call it so; the other paths have carriers. A carrier with services
   * or users returns 409 (carrier.inUse), one with payments 409 (carrier.hasMoney). The carrier's roles are deleted
   * too.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record has money or transactions (hasMoney, with the record's kind before it), services
   * or users (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an
   * administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name
   * it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/carrier/delete/{id}'>('DELETE', '/carrier/delete/{id}', { path: { id } }, options);
  }
}
