import { Navigate, useLocation } from '@tanstack/react-router';
import { landingPath } from '../../session/permissions/menu.ts';
import { useSession } from '../../session/permissions/use-session.ts';

/** Redirects to the first page that the role permits, and passes on why the user was redirected from another page. */
export function Home() {
  const { caller } = useSession();
  // Undefined once the redirect has begun. This page stays until the next one has loaded, and must redirect again if the user is
  // sent here in the meantime.
  const here = useLocation({ select: (location) => (location.pathname === '/' ? location : undefined) });
  if (!here) return null;
  const { redirectReason } = here.state;
  const [to = '/account-profile', query] = landingPath(caller).split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return <Navigate to={to} search={search} state={redirectReason ? { redirectReason } : {}} replace />;
}
