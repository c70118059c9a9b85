// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type Credentials = Body<'login'>;

/** Signing in and out. */
export class Auth extends Resource {
  /**
   * Signs in.
   *
   * Answers the token as a JSON string. The same 401 tells of an unknown user, a wrong password and an inactive user or
   * account; too many wrong guesses are 429.
   *
   * @throws AuthenticationError The same answer for an unknown user, a wrong password, and an inactive user or account.
   */
  login(body: Credentials, options?: CallOptions): Call<Result<'login'>> {
    return this.api.call<'POST', '/auth/login'>('POST', '/auth/login', { body }, options);
  }

  /**
   * Ends the session.
   *
   * The token is refused from the next request on.
   */
  logout(options?: CallOptions): Call<undefined> {
    return this.api.call<'POST', '/auth/logout'>('POST', '/auth/logout', { repeat: 'safe' }, options);
  }
}
