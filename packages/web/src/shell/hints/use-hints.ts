import { useEffect } from 'react';

/** Hints come after what has to be seen; without them the page can be used all the same. */
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
