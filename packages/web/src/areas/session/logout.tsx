import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../api/api.ts';
import { queryClient } from '../../api/query-client.ts';
import { forgetLogin, keptLogin } from '../../session/login/login-store.ts';

/**
 * Signs out in the browser at once and tells the server in the background. When the server ended the session, the login
 * is gone already: drafts are then kept, so that the same user can continue after signing in again.
 */
export function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    const signedOutByUser = keptLogin() !== undefined;
    if (signedOutByUser) api.auth.logout().catch(() => undefined);
    queueMicrotask(() => {
      if (signedOutByUser) forgetLogin();
      queryClient.clear();
      void navigate({ to: '/login', replace: true });
    });
  }, [navigate]);
  return null;
}
