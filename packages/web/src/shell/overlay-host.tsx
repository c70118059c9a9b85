import { useSyncExternalStore } from 'react';
import { overlays } from './overlays.ts';

/** Where the palette and the sheets appear; once in the shell. */
export function OverlayHost() {
  const overlay = useSyncExternalStore(overlays.subscribe, overlays.current);
  return overlay ? <overlay.View key={overlay.name} /> : null;
}
