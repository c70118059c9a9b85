import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TurnedAway } from '../../session/turned-away.ts';

const AwayBar = lazy(() => import('./away-bar.tsx'));

type Told = { readonly away: TurnedAway; readonly on: string };

/**
 * What one was led away from, while one stays where one was led and looks through the same role. It comes once that page has,
 * into a region that stands before it: only then is it read out.
 */
export function AwayNotice({ role }: { role: string | undefined }) {
  const { pathname, state } = useLocation();
  const [told, setTold] = useState<Told>();
  const away = pathname === '/' ? undefined : state.turnedAway;
  useEffect(() => {
    if (away) setTold({ away, on: pathname });
    // A list that changes its address takes the reason out of it: only another page ends the telling.
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
