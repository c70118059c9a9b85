// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type Credentials = Body<'login'>;

/** Signing in and out. */
export class Auth extends Resource {
  private readonly basePath = '/auth';

  /**
   * Signs in.
   *
   * Returns the token as a JSON string. An unknown user, a wrong password, and an inactive user or account get the same
   * 401; too many failed sign-ins get 429.
   *
   * @throws AuthenticationError The same response for an unknown user, a wrong password, and an inactive user or
   * account.
   */
  login(body: Credentials, options?: CallOptions): Call<Result<'login'>> {
    return this.api.call<'POST', '/auth/login'>('POST', `${this.basePath}/login`, { body }, options);
  }

  /**
   * Ends the session.
   *
   * The token is invalid from the next request on.
   */
  logout(options?: CallOptions): Call<undefined> {
    return this.api.call<'POST', '/auth/logout'>('POST', `${this.basePath}/logout`, { repeat: 'safe' }, options);
  }
}
