import { useSelector } from '@tanstack/react-store';
import { offerOverlays, openOverlay } from './overlays.ts';

// Each overlay is loaded when it is first opened.
offerOverlays({
  palette: async () => (await import('./palette/palette.tsx')).Palette,
  roles: async () => (await import('./palette/role-picker.tsx')).RolePicker,
  shortcuts: async () => (await import('./shortcuts/help-sheet.tsx')).HelpSheet,
});

/** Renders the open overlay. The shell contains it once. */
export function OverlayHost() {
  const overlay = useSelector(openOverlay);
  return overlay ? <overlay.View key={overlay.name} /> : null;
}
