// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type Profile = Result<'getProfile'>;
export type ProfileChange = Body<'editProfile'>;
export type PasswordChange = Body<'changePassword'>;

/** The signed-in user's own record. */
export class ProfileResource extends Resource {
  private readonly basePath = '/profiles';

  /**
   * Reads the caller's profile.
   *
   * The account's name is its current one.
   */
  retrieve(options?: CallOptions): Call<Profile> {
    return this.api.call<'GET', '/profiles/get'>('GET', `${this.basePath}/get`, {}, options);
  }

  /**
   * Edits the caller's profile.
   *
   * Name and email; everything else is read-only.
   *
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   */
  update(body: ProfileChange, options?: EditOptions): Call<Profile> {
    return this.api.call<'PUT', '/profiles/edit'>('PUT', `${this.basePath}/edit`, { body }, options);
  }

  /**
   * Changes the caller's password.
   *
   * Ends the user's other sessions. A wrong current password returns 400; after eight of them within 15 minutes, 429.
   * The SDK never repeats this call by itself.
   */
  changePassword(body: PasswordChange, options?: CallOptions): Call<Result<'changePassword'>> {
    return this.api.call<'PUT', '/users/edit/status/change-password'>('PUT', '/users/edit/status/change-password', { body, repeat: 'once' }, options);
  }
}
