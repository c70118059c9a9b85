import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toasts } from './toasts.ts';
import { whenIdle } from './when-idle.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).ToasterView }));

/** Renders the toasts. The app contains it once. */
export function ToastHost() {
  const isWaiting = useSelector(toasts, ({ waiting }) => waiting.length > 0);
  const [isLoaded, setLoaded] = useState(false);
  // The live region must be on the page before its first toast; otherwise screen readers would not announce it.
  useEffect(() => (isWaiting ? setLoaded(true) : whenIdle(() => setLoaded(true))), [isWaiting]);
  return (
    isLoaded && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
