import { Navigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { landingPath } from '../../shell/built-menu.ts';

/** The first page that the role permits; why one was led here is told there. */
export function Home() {
  const { caller } = useSession();
  const router = useRouter();
  // As it was on coming here: to follow the address would lead on again with every step of leading on.
  const [{ turnedAway }] = useState(() => router.state.location.state);
  const [to = '/account-profile', query] = landingPath(caller, (path) => path in router.routesByPath).split(
    '?',
  );
  const search = Object.fromEntries(new URLSearchParams(query));
  return <Navigate to={to} search={search} state={turnedAway ? { turnedAway } : {}} replace />;
}
