import { useEffect } from 'react';

/** Loads the hints lazily. A failed load is ignored, because the page works without hints. */
export function useHints(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./show-hints.ts').then(
      ({ showHints }) => {
        if (!left) stop = showHints();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
}
