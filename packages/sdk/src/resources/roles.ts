import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type OwnPermissions = Result<'getOwnPermissions'>;
export type Role = Row<'listRoles'>;
export type RoleQuery = Query<'listRoles'>;
export type RoleInput = Body<'addRole'>;
export type RoleChange = Body<'editRole'>;

/** Roles and what they permit. */
export class Roles extends Resource {
  /** The caller's role with its permissions. */
  ownPermissions(options?: CallOptions): Call<OwnPermissions> {
    return this.api.call('GET', '/roles/get/permissions/get-by-user', options);
  }

  list(query?: RoleQuery, options?: CallOptions): PageCall<Role> {
    return this.api.list('/roles/get', query, options);
  }

  retrieve(id: string, options?: CallOptions): Call<Result<'getRole'>> {
    return this.api.call('GET', '/roles/get/{id}', options, id);
  }

  create(role: RoleInput, options?: CallOptions): Call<Result<'addRole'>> {
    return this.api.call('POST', '/roles/add', options, undefined, role);
  }

  /** Replaces the known flags; flags that this client does not know survive. */
  update(id: string, change: RoleChange, options?: CallOptions): Call<Result<'editRole'>> {
    return this.api.call('PUT', '/roles/edit/{id}', options, id, change);
  }

  delete(id: string, options?: CallOptions): Call<Result<'deleteRole'>> {
    return this.api.call('DELETE', '/roles/delete/{id}', options, id);
  }
}
