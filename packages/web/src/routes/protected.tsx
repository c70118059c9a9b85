import { createRoute, redirect } from '@tanstack/react-router';
import { beginAs, keptLogin, startedAfresh } from '../session/login-store.ts';
import { queryClient } from '../session/query-client.ts';
import { ownPermissionsQuery } from '../session/use-session.ts';
import { keepWanted } from '../session/wanted-path.ts';
import { Shell } from '../shell/shell.tsx';
import { ShellProblem } from '../shell/shell-problem.tsx';
import { rootRoute } from './root.tsx';

/** Everything behind the login. A session without a role ends, but only on a definite answer. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  beforeLoad: async ({ location }) => {
    const login = keptLogin();
    if (!login) {
      if (!startedAfresh()) keepWanted(location.href);
      throw redirect({ to: '/login', replace: true });
    }
    beginAs(login);
    const own = await queryClient.ensureQueryData(ownPermissionsQuery);
    if (!own.role) throw redirect({ to: '/logout', replace: true });
  },
  component: Shell,
  errorComponent: ShellProblem,
});
