import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TurnedAway } from '../../session/turned-away.ts';

const AwayBar = lazy(() => import('./away-bar.tsx'));

type Told = { readonly away: TurnedAway; readonly on: string };

/**
 * Explains a redirect from a forbidden page, as long as the user stays on the target page with the same viewed role. The text
 * appears after the page, in a live region that exists already; otherwise screen readers would not announce it.
 */
export function AwayNotice({ role }: { role: string | undefined }) {
  const { pathname, state } = useLocation();
  const [told, setTold] = useState<Told>();
  const away = pathname === '/' ? undefined : state.turnedAway;
  useEffect(() => {
    if (away) setTold({ away, on: pathname });
    // A list that changes its URL drops the history state, so only a change of the path ends the notice.
    else setTold((before) => (before?.on === pathname ? before : undefined));
  }, [away, pathname]);
  if (told?.on !== pathname || told.away.role !== role) return null;
  const { page, flag } = told.away;
  return (
    <Suspense fallback={null}>
      <AwayBar key={`${page} ${flag}`} away={told.away} />
    </Suspense>
  );
}
