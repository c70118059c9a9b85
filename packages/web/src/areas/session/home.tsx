import { Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';
import { landingPath } from '../../shell/built-menu.ts';

/** Redirects to the first page that the role permits, and passes on why the user was redirected from another page. */
export function Home() {
  const { caller } = useSession();
  const router = useRouter();
  // Undefined once the redirect has begun. This page stays until the next one has loaded, and must redirect again if the user is
  // sent here in the meantime.
  const here = useLocation({ select: (location) => (location.pathname === '/' ? location : undefined) });
  if (!here) return null;
  const { redirectReason } = here.state;
  const [to = '/account-profile', query] = landingPath(caller, (path) => path in router.routesByPath).split(
    '?',
  );
  const search = Object.fromEntries(new URLSearchParams(query));
  return <Navigate to={to} search={search} state={redirectReason ? { redirectReason } : {}} replace />;
}
