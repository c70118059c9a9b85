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
  /**
   * Lists carriers.
   *
   * Others than the provider get their own account only. Sorts by createdDate, name, type, country, currency, status;
   * `-createdDate` unless asked otherwise. `q` finds names, and an `_id` as a whole.
   */
  list(query?: CarrierQuery, options?: CallOptions): PageCall<Carrier> {
    return this.api.list<'GET', '/carriers/get'>('GET', '/carriers/get', { query }, options);
  }

  /**
   * Reads a carrier with its history.
   *
   * Others than the provider get their own account only, another's is 404.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<CarrierDetail> {
    return this.api.call<'GET', '/carriers/get/{id}'>('GET', '/carriers/get/{id}', { path: { id } }, options);
  }

  /**
   * Creates a carrier.
   *
   * It is active at once.
   *
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, after the
   * record's kind), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   */
  create(body: CarrierInput, options?: CallOptions): Call<Carrier> {
    return this.api.call<'POST', '/carriers/add'>('POST', '/carriers/add', { body }, options);
  }

  /**
   * Edits a carrier.
   *
   * Emails that are left out are emptied. A new name is the serviceProvider of its services from then on.
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
  update(id: string, body: CarrierChange, options?: EditOptions): Call<Carrier> {
    return this.api.call<'PUT', '/carriers/edit/{id}'>('PUT', '/carriers/edit/{id}', { path: { id }, body }, options);
  }

  /**
   * Activates or deactivates a carrier.
   *
   * Deactivated, its users are signed out with their next request. The status that it has already changes nothing.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: CarrierStatusChange, options?: CallOptions): Call<Carrier> {
    return this.api.call<'PUT', '/carriers/edit/status/{id}'>('PUT', '/carriers/edit/status/{id}', { path: { id }, body }, options);
  }

  /**
   * Deletes a carrier.
   *
   * The path says carrier, as the first clients call it; all others say carriers. With services or users it is 409
   * (carrier.inUse), with payments that went through it 409 (carrier.hasMoney). Its roles go with it.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError The record has money or transactions (hasMoney, after the record's kind), services or users
   * (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an
   * administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name
   * it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/carrier/delete/{id}'>('DELETE', '/carrier/delete/{id}', { path: { id } }, options);
  }
}
