// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type UserQuery = Query<'listUsers'>;
export type User = Row<'listUsers'>;
export type UserInput = Body<'addUser'>;
export type UserChange = Body<'editUser'>;
export type UserStatusChange = Body<'setUserStatus'>;

/** The people who sign in. */
export class Users extends Resource {
  private readonly basePath = '/users';

  /**
   * Lists users.
   *
   * Callers other than the platform owner get only the users of their own account. Sorts by createdDate, name,
   * userName, email, userType, userTypeName, role, status; `-createdDate` by default. `q` finds names, user names and
   * emails.
   */
  list(query?: UserQuery, options?: CallOptions): PageCall<User> {
    return this.api.list<'GET', '/users'>('GET', `${this.basePath}`, { query }, options);
  }

  /**
   * Reads a user.
   *
   * Without Users.viewAll, callers can read only themselves. A user of another account returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<User> {
    return this.api.call<'GET', '/users/get-by-id/{id}'>('GET', `${this.basePath}/get-by-id/{id}`, { path: { id } }, options);
  }

  /**
   * Adds a user.
   *
   * The user is active at once. Returns 403 for a role with a flag that the caller lacks, 404 for an account or role
   * outside the caller's scope, and 409 for a userName that is taken (user.nameTaken).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   */
  create(body: UserInput, options?: CallOptions): Call<User> {
    return this.api.call<'POST', '/users/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a user.
   *
   * A user cannot move to another account: userTypeId is read-only. Returns 403 for a user with more permissions than
   * the caller. Returns 409 if the account would have no administrator left (last-admin) or, when one of the account's
   * own users edits, no active user left who can grant a flag (role.lastHolder).
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
  update(id: string, body: UserChange, options?: EditOptions): Call<User> {
    return this.api.call<'PUT', '/users/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Activates or deactivates a user.
   *
   * A deactivated user is signed out at the next request. Returns 403 for a user with more permissions than the caller.
   * Returns 409 for the caller (user.deactivateOneself), for the account's last administrator (last-admin) and, when
   * one of the account's own users calls, for the last active user who can grant a flag (role.lastHolder).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: UserStatusChange, options?: CallOptions): Call<User> {
    return this.api.call<'PUT', '/users/edit/toggle-user-status/{id}'>('PUT', `${this.basePath}/edit/toggle-user-status/{id}`, { path: { id }, body }, options);
  }

  /**
   * Deletes a user.
   *
   * Returns 403 for a user with more permissions than the caller. Returns 409 for the caller (user.deleteOneself), for
   * the account's last administrator (last-admin) and, when one of the account's own users calls, for the last active
   * user who can grant a flag (role.lastHolder).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record has money or transactions (hasMoney, with the record's kind before it), services
   * or users (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an
   * administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name
   * it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/users/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }
}
