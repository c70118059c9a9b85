import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../session/api.ts';
import { forgetLogin, keptLogin } from '../../session/login-store.ts';
import { queryClient } from '../../session/query-client.ts';

/**
 * Ends the session here at once, and on the server as soon as it can. One that the server ended is over by now: what is
 * kept for its user stays.
 */
export function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    const chosen = keptLogin() !== undefined;
    if (chosen) api.auth.logout().catch(() => undefined);
    queueMicrotask(() => {
      if (chosen) forgetLogin();
      queryClient.clear();
      void navigate({ to: '/login', replace: true });
    });
  }, [navigate]);
  return null;
}
