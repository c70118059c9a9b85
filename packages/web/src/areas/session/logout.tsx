import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../session/api.ts';
import { forgetLogin, keptLogin } from '../../session/login-store.ts';
import { queryClient } from '../../session/query-client.ts';
import { takeWanted } from '../../session/wanted-path.ts';

/** Ends the session here at once, and on the server as soon as it can. */
export function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    if (keptLogin()) api.auth.logout().catch(() => undefined);
    queueMicrotask(() => {
      forgetLogin();
      queryClient.clear();
      takeWanted();
      void navigate({ to: '/login', replace: true });
    });
  }, [navigate]);
  return null;
}
