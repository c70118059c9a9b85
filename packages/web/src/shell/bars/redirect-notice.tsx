import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TurnedAway } from '../../session/turned-away.ts';

const RedirectBar = lazy(() => import('./redirect-bar.tsx'));

type Shown = { readonly away: TurnedAway; readonly on: string };

/**
 * Explains a redirect from a forbidden page, as long as the user stays on the target page with the same viewed role. The text
 * appears after the page, in a live region that exists already; otherwise screen readers would not announce it.
 */
export function RedirectNotice({ role }: { role: string | undefined }) {
  const { pathname, state } = useLocation();
  const [notice, setNotice] = useState<Shown>();
  const away = pathname === '/' ? undefined : state.turnedAway;
  useEffect(() => {
    if (away) setNotice({ away, on: pathname });
    // A list that changes its URL drops the history state, so only a change of the path ends the notice.
    else setNotice((before) => (before?.on === pathname ? before : undefined));
  }, [away, pathname]);
  if (notice?.on !== pathname || notice.away.role !== role) return null;
  const { page, flag } = notice.away;
  return (
    <Suspense fallback={null}>
      <RedirectBar key={`${page} ${flag}`} away={notice.away} />
    </Suspense>
  );
}
