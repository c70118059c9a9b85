import { overlays } from '../overlays.ts';
import { isBusy } from './is-busy.ts';
import { keyOf } from './key-of.ts';
import { pressOnPage } from './page-keys.ts';
import { pressPaletteKey } from './press-palette-key.ts';
import { shortcutSetting } from './shortcut-setting.ts';

/** Time in milliseconds to wait for the second key after g. */
const secondKeyTimeout = 1500;

/** Listens for keyboard shortcuts. `open` opens the page of a letter and returns whether there is one. Returns a stop function. */
export function listen(open: (letter: string) => boolean): () => void {
  let secondKeyUntil = 0;
  const acts = (key: string): boolean => {
    const goes = performance.now() < secondKeyUntil;
    secondKeyUntil = 0;
    if (goes) return open(key);
    if (key === 'g') secondKeyUntil = performance.now() + secondKeyTimeout;
    if (key === '?') void overlays.open('shortcuts');
    return key === 'g' || key === '?' || pressOnPage(key);
  };
  const onKey = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const held = event.ctrlKey || event.metaKey;
    if (pressPaletteKey(event)) return;
    // Some keyboards need AltGr to type brackets, and then report Ctrl and Alt as pressed.
    const command = (held || event.altKey) && !event.getModifierState?.('AltGraph');
    if (event.defaultPrevented || event.repeat || command || key.length !== 1) return;
    if (!shortcutSetting.state || isBusy(event.target)) return;
    if (acts(key)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
