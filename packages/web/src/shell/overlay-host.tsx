import { useSyncExternalStore } from 'react';
import { offerOverlays, overlays } from './overlays.ts';

// Each comes when it is first asked for: until then it costs nothing.
offerOverlays({
  palette: async () => (await import('./palette/palette.tsx')).Palette,
  roles: async () => (await import('./palette/role-picker.tsx')).RolePicker,
  shortcuts: async () => (await import('./shortcuts/help-sheet.tsx')).HelpSheet,
});

/** Where the palette and the sheets appear; once in the shell. */
export function OverlayHost() {
  const overlay = useSyncExternalStore(overlays.subscribe, overlays.current);
  return overlay ? <overlay.View key={overlay.name} /> : null;
}
