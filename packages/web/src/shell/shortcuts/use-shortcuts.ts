import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { MenuItem } from '../../session/areas.ts';
import { pressPaletteKey } from './press-palette-key.ts';

/** Enables the keyboard shortcuts for the user's pages. Their code is loaded lazily, except that of the palette's shortcut. */
export function useShortcuts(pages: readonly MenuItem[]): void {
  const router = useRouter();
  // `pages` is a new array on each render. A ref avoids restarting the listener, which would forget a pressed g.
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  });
  useEffect(() => {
    window.addEventListener('keydown', pressPaletteKey);
    let stop = () => window.removeEventListener('keydown', pressPaletteKey);
    let left = false;
    const open = (letter: string) => {
      const page = latest.current.find(({ key }) => key === letter);
      if (page?.path) router.history.push(page.path);
      return page !== undefined;
    };
    // A failed load is ignored, because the page works without shortcuts.
    import('./listen.ts').then(
      ({ listen }) => {
        if (left) return;
        stop();
        stop = listen(open);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, [router]);
}
