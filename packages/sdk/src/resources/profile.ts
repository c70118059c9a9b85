import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type Profile = Result<'getProfile'>;
export type ProfileChange = Body<'editProfile'>;
export type PasswordChange = Body<'changePassword'>;

/** The signed-in user's own record. */
export class ProfileResource extends Resource {
  retrieve(options?: CallOptions): Call<Profile> {
    return this.api.call('GET', '/profiles/get', options);
  }

  update(change: ProfileChange, options?: CallOptions): Call<Result<'editProfile'>> {
    return this.api.call('PUT', '/profiles/edit', options, undefined, change);
  }

  /** Changes the own password and ends the user's other sessions; never repeated by itself. */
  changePassword(change: PasswordChange, options?: CallOptions): Call<Result<'changePassword'>> {
    return this.api.call('PUT', '/users/edit/status/change-password', options, undefined, change, 'once');
  }
}
