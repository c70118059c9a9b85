// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type OwnPermissions = Result<'getOwnPermissions'>;
export type RoleQuery = Query<'listRoles'>;
export type Role = Row<'listRoles'>;
export type RoleInput = Body<'addRole'>;
export type RoleChange = Body<'editRole'>;

/** Roles and their permissions. */
export class Roles extends Resource {
  private readonly basePath = '/roles';

  /**
   * Reads the caller's permissions.
   *
   * Clients use the permissions to show menus and buttons. The server checks the same permissions on every call.
   */
  ownPermissions(options?: CallOptions): Call<OwnPermissions> {
    return this.api.call<'GET', '/roles/get/permissions/get-by-user'>('GET', `${this.basePath}/get/permissions/get-by-user`, {}, options);
  }

  /**
   * Lists roles.
   *
   * Callers other than the platform owner get only the roles of their own account. Sorts by createdDate, modifiedDate,
   * name, description, userTypeId; `-createdDate` by default; userTypeId sorts by the account's name. `q` finds names
   * and descriptions.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: RoleQuery, options?: CallOptions): PageCall<Role> {
    return this.api.list<'GET', '/roles/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a role.
   *
   * A role of another account returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<Role> {
    return this.api.call<'GET', '/roles/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Adds a role.
   *
   * Returns 403 for a flag that the caller lacks, and 404 for an account outside the caller's scope.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  create(body: RoleInput, options?: CallOptions): Call<Role> {
    return this.api.call<'POST', '/roles/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a role.
   *
   * A flag that is left out becomes false; flags of the role that this contract does not know stay unchanged. Takes
   * effect on the next request of the role's users. Returns 403 for a role with a flag that the caller lacks. Returns
   * 409 if the account would have no administrator left (last-admin) or, when one of the account's own users edits, no
   * active user left who can grant a flag (role.lastHolder).
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
  update(id: string, body: RoleChange, options?: EditOptions): Call<Role> {
    return this.api.call<'PUT', '/roles/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Deletes a role.
   *
   * A role that a user has returns 409 (role.inUse), a role with a flag that the caller lacks 403.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record has money or transactions (hasMoney, with the record's kind before it), services
   * or users (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an
   * administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name
   * it).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/roles/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }
}
