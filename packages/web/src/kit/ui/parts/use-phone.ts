import { useSyncExternalStore } from 'react';

/** Matches windows as narrow as a phone in portrait orientation. Print counts as wide. */
const phone = 'screen and (max-width: 599px)';
const media = () => window.matchMedia?.(phone);

function subscribe(listener: () => void): () => void {
  const query = media();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Tells whether the window is as narrow as a phone's. Lists then show cards, and search forms collapse. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? false);
}
