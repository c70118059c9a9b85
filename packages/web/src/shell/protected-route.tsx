import { createRoute, Outlet, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { beginAs, keptLogin, reloadIfLoginChanged } from '../session/login/login-store.ts';
import { storeReturnPath } from '../session/login/return-path.ts';
import { redirectReasonForArea } from '../session/permissions/redirect-reason.ts';
import { callerOf, ownPermissionsQuery } from '../session/permissions/use-session.ts';
import { viewAsStore } from '../session/permissions/view-as.ts';
import { rootRoute } from './root-route.tsx';
import { Shell } from './shell.tsx';
import { ShellProblem } from './shell-problem.tsx';

/** The not-found page is in the shell for those who are signed in, and by itself for everybody else. */
const isPublic = (pathname: string): boolean => pathname === '/404';

/** Without the shell, the page brings its own main landmark. */
function Pages() {
  if (keptLogin()) return <Shell />;
  return (
    <main>
      <Outlet />
    </main>
  );
}

/**
 * Parent of all pages that need a login, and of the not-found page. Signs out a user without a role, but only after the permissions are loaded. Redirects
 * from a page that the user may not see; the next page shows the reason. While viewing as a role, the shell shows the reason in
 * place of the page.
 */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  beforeLoad: async ({ location }) => {
    const login = keptLogin();
    if (!login) {
      if (isPublic(location.pathname)) return;
      if (!reloadIfLoginChanged()) storeReturnPath(location.href);
      throw redirect({ to: '/login', replace: true });
    }
    beginAs(login);
    const permissions = await queryClient.ensureQueryData(ownPermissionsQuery);
    if (!permissions.role) throw redirect({ to: '/logout', replace: true });
    const redirectReason = redirectReasonForArea(location.pathname, callerOf(permissions));
    if (redirectReason && !viewAsStore.current())
      throw redirect({ to: '/', replace: true, state: { redirectReason } });
  },
  component: Pages,
  errorComponent: ShellProblem,
});
