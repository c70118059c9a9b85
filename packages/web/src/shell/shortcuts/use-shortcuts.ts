import type { MenuItem } from '@daftar/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The shell's keys, over the pages that the caller reaches; they come after what has to be seen. */
export function useShortcuts(pages: readonly MenuItem[]): void {
  const router = useRouter();
  // The pages are made anew with every drawing; listening goes on, so that g is not forgotten meanwhile.
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const open = (id: string) => {
      const page = latest.current.find((one) => one.id === id);
      if (page?.path) router.history.push(page.path);
      return page !== undefined;
    };
    // Without them the page can be used all the same: a failure to fetch them is none of the user's.
    import('./listen.ts').then(
      ({ listen }) => {
        if (!left) stop = listen(open);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [router]);
}
