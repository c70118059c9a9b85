import type { Body } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type Credentials = Body<'login'>;

/** Signing in and out. */
export class Auth extends Resource {
  /** Signs in and returns the token; refused credentials are an `AuthenticationError`. */
  login(credentials: Credentials, options?: CallOptions): Call<string> {
    return this.api.call('POST', '/auth/login', options, undefined, credentials);
  }

  /** Ends the session of the present token. */
  logout(options?: CallOptions): Call<void> {
    return this.api.call('POST', '/auth/logout', options, undefined, undefined, 'safe');
  }
}
