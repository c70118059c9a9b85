import type { Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type OwnPermissions = Result<'getOwnPermissions'>;

/** Roles and what they permit. */
export class Roles extends Resource {
  /** The caller's role with its permissions. */
  ownPermissions(options?: CallOptions): Call<OwnPermissions> {
    return this.api.call('GET', '/roles/get/permissions/get-by-user', options);
  }
}
