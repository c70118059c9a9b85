import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense } from 'react';
import { works } from '../../session/work/long-work.ts';

const WorkCorner = lazy(() => import('./work-corner.tsx'));

/** Renders the background tasks. Their code is loaded when the first task starts. */
export function WorkHost() {
  const list = useSelector(works);
  return list.length > 0 ? (
    <Suspense fallback={null}>
      <WorkCorner list={list} />
    </Suspense>
  ) : null;
}
