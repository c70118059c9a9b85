import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { RedirectReason } from '../../session/permissions/redirect-reason.ts';

const RedirectBar = lazy(() => import('./redirect-bar.tsx'));

type Shown = { readonly reason: RedirectReason; readonly on: string };

/**
 * Explains a redirect from a forbidden page, as long as the user stays on the target page with the same viewed role. The text
 * appears after the page, in a live region that exists already; otherwise screen readers would not announce it.
 */
export function RedirectNotice({ role }: { role: string | undefined }) {
  const { pathname, state } = useLocation();
  const [notice, setNotice] = useState<Shown>();
  const reason = pathname === '/' ? undefined : state.redirectReason;
  useEffect(() => {
    if (reason) setNotice({ reason, on: pathname });
    // A list that changes its URL drops the history state, so only a change of the path ends the notice.
    else setNotice((before) => (before?.on === pathname ? before : undefined));
  }, [reason, pathname]);
  if (notice?.on !== pathname || notice.reason.role !== role) return null;
  const { page, flag } = notice.reason;
  return (
    <Suspense fallback={null}>
      <RedirectBar key={`${page} ${flag}`} reason={notice.reason} />
    </Suspense>
  );
}
