import type { MenuItem } from '@daftar/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { goKeys } from './go-keys.ts';
import { listen } from './listen.ts';

/** The shell's keys, over the pages that the caller reaches. */
export function useShortcuts(pages: readonly MenuItem[]): void {
  const router = useRouter();
  // The pages are made anew with every drawing; listening goes on, so that g is not forgotten meanwhile.
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  });
  useEffect(
    () =>
      listen((key) => {
        const page = latest.current.find(({ id }) => goKeys[id] === key);
        if (page?.path) router.history.push(page.path);
        return page !== undefined;
      }),
    [router],
  );
}
