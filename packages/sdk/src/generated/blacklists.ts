// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type BlacklistQuery = Query<'listBlacklist'>;
export type BlacklistEntry = Row<'listBlacklist'>;
export type BlacklistInput = Body<'addBlacklistEntry'>;
export type BlacklistChange = Body<'editBlacklistEntry'>;

/** Mobile numbers that can start no checkout, payment link or payout with any merchant. */
export class Blacklists extends Resource {
  private readonly basePath = '/black-lists';

  /**
   * Lists blacklisted numbers.
   *
   * The path has black-lists, the back-office's page blacklists. q finds any part of a number. Sorts by createdDate,
   * msisdn.
   */
  list(query?: BlacklistQuery, options?: CallOptions): PageCall<BlacklistEntry> {
    return this.api.list<'GET', '/black-lists/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a blacklisted number.
   *
   * The record for the edit form. The edit need not send createdDate.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<BlacklistEntry> {
    return this.api.call<'GET', '/black-lists/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Blacklists a number.
   *
   * The server normalises the number. A number that is already listed returns 409. From then on, the number can start
   * no checkout, payment link or payout with any merchant.
   *
   * @throws ConflictError The number is on the blacklist already, in any spelling (number-listed).
   */
  create(body: BlacklistInput, options?: CallOptions): Call<BlacklistEntry> {
    return this.api.call<'POST', '/black-lists/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a blacklisted number.
   *
   * The previous number is no longer blacklisted.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The number is on the blacklist already, in any spelling (number-listed).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: BlacklistChange, options?: EditOptions): Call<BlacklistEntry> {
    return this.api.call<'PUT', '/black-lists/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Takes a number off the blacklist.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/black-lists/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }
}
