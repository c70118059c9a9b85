import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../kit/ui/overlays/when-idle.ts';

/** A failed load is ignored, because the page works without hints. */
const Hints = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./hints.tsx')).Hints };
  } catch {
    return { default: () => null };
  }
});

/** Shows hints when the page is idle. The shell contains it once. */
export function HintHost() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Suspense>
      <Hints />
    </Suspense>
  ) : null;
}
