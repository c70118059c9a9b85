import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type User = Row<'listUsers'>;
export type UserQuery = Query<'listUsers'>;
export type UserInput = Body<'addUser'>;
export type UserChange = Body<'editUser'>;
export type UserStatusChange = Body<'setUserStatus'>;

/** People who sign in. */
export class Users extends Resource {
  list(query?: UserQuery, options?: CallOptions): PageCall<User> {
    return this.api.list('/users', query, options);
  }

  retrieve(id: string, options?: CallOptions): Call<Result<'getUser'>> {
    return this.api.call('GET', '/users/get-by-id/{id}', options, id);
  }

  create(user: UserInput, options?: CallOptions): Call<Result<'addUser'>> {
    return this.api.call('POST', '/users/add', options, undefined, user);
  }

  update(id: string, change: UserChange, options?: CallOptions): Call<Result<'editUser'>> {
    return this.api.call('PUT', '/users/edit/{id}', options, id, change);
  }

  setStatus(id: string, change: UserStatusChange, options?: CallOptions): Call<Result<'setUserStatus'>> {
    return this.api.call('PUT', '/users/edit/toggle-user-status/{id}', options, id, change);
  }

  delete(id: string, options?: CallOptions): Call<Result<'deleteUser'>> {
    return this.api.call('DELETE', '/users/delete/{id}', options, id);
  }
}
