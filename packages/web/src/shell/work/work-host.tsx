import { lazy, Suspense, useSyncExternalStore } from 'react';
import { workStore } from '../../session/long-work.ts';

const WorkCorner = lazy(() => import('./work-corner.tsx'));

/** Renders the background tasks. Their code is loaded when the first task starts. */
export function WorkHost() {
  const works = useSyncExternalStore(workStore.subscribe, workStore.current);
  return works.length > 0 ? (
    <Suspense fallback={null}>
      <WorkCorner works={works} />
    </Suspense>
  ) : null;
}
