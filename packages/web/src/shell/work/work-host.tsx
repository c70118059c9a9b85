import { lazy, Suspense, useSyncExternalStore } from 'react';
import { workStore } from '../../session/long-work.ts';

const WorkCorner = lazy(() => import('./work-corner.tsx'));

/** Where long work is told of; nothing of it is fetched before there is some. */
export function WorkHost() {
  const works = useSyncExternalStore(workStore.subscribe, workStore.current);
  return works.length > 0 ? (
    <Suspense fallback={null}>
      <WorkCorner works={works} />
    </Suspense>
  ) : null;
}
