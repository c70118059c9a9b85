import { useSyncExternalStore } from 'react';

let printing = false;
const paper = () => window.matchMedia?.('print');

function subscribe(listener: () => void): () => void {
  const set = (next: boolean) => () => {
    printing = next;
    listener();
  };
  const [begin, end] = [set(true), set(false)];
  const turned = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
  const media = paper();
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media?.addEventListener('change', turned);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media?.removeEventListener('change', turned);
  };
}

/** Whether the page is being printed: what is only drawn in view has to be there in full then. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
