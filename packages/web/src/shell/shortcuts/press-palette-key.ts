import { openOverlay, overlays } from '../overlays.ts';
import { isDialogOpen } from './is-busy.ts';
import { keyOf } from './key-of.ts';

/** Opens or closes the palette if the keys are Ctrl+K or Cmd+K; returns whether they are. */
export function pressPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (keyOf(event) !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  event.preventDefault();
  if (openOverlay.state) overlays.close();
  // The palette does not open above a dialog.
  else if (!isDialogOpen()) void overlays.open('palette');
  return true;
}
