import { Navigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { landingPath } from '../../shell/built-menu.ts';

/** Redirects to the first page that the role permits, and passes on why the user was redirected from another page. */
export function Home() {
  const { caller } = useSession();
  const router = useRouter();
  // Read once: subscribing to the location would start the redirect again while it is under way.
  const [{ redirectReason }] = useState(() => router.state.location.state);
  const [to = '/account-profile', query] = landingPath(caller, (path) => path in router.routesByPath).split(
    '?',
  );
  const search = Object.fromEntries(new URLSearchParams(query));
  return <Navigate to={to} search={search} state={redirectReason ? { redirectReason } : {}} replace />;
}
