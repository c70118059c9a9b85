import { AbortError } from '@daftar/sdk';
import { type Connection, connection } from '../../api/connection.ts';
import { refuseWhileViewing } from '../permissions/refuse-while-viewing.ts';
import { keptLogin, reloadIfLoginChanged } from './login-store.ts';
import { showSessionOver } from './show-session-over.ts';

/**
 * Makes the SDK client send requests with this tab's login, and reject requests that change data while the user views as a role.
 */
export function connectApi(): void {
  Object.assign<Connection, Connection>(connection, {
    token: () => keptLogin()?.token,
    respond: async (request) => {
      if (reloadIfLoginChanged()) throw new AbortError('The login of this tab is no longer valid');
      return await refuseWhileViewing(request);
    },
    sessionOver: showSessionOver,
  });
}
