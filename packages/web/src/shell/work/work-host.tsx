import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense, useEffect } from 'react';
import { openExports } from '../../kit/records/actions/open-exports.ts';
import { startWork, works } from '../../session/work/long-work.ts';

const WorkCorner = lazy(() => import('./work-corner.tsx'));

/** Continues exports that a reload interrupted. Their code is loaded only when there are any. */
async function resumeWork(): Promise<void> {
  if (works.state.length > 0 || openExports.list().length === 0) return;
  const { resumeExports } = await import('../../kit/records/actions/run-export.ts');
  await resumeExports(startWork);
}

/** Renders the background tasks. Their code is loaded when the first task starts. */
export function WorkHost() {
  const list = useSelector(works);
  useEffect(() => void resumeWork(), []);
  return list.length > 0 ? (
    <Suspense fallback={null}>
      <WorkCorner list={list} />
    </Suspense>
  ) : null;
}
