import { useSyncExternalStore } from 'react';

let printing = false;
const printMedia = () => window.matchMedia?.('print');

function subscribe(listener: () => void): () => void {
  const set = (next: boolean) => () => {
    printing = next;
    listener();
  };
  const [begin, end] = [set(true), set(false)];
  const onMediaChange = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
  const media = printMedia();
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media?.addEventListener('change', onMediaChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media?.removeEventListener('change', onMediaChange);
  };
}

/** Tells whether the page is being printed. Virtualised content must then be rendered in full. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
