import { overlays } from '../overlays.ts';
import { goKeys } from './go-keys.ts';
import { isBusy } from './is-busy.ts';
import { keyOf } from './key-of.ts';
import { pressOnPage } from './page-keys.ts';
import { shortcutSetting } from './shortcut-setting.ts';

/** How long after g its second key is waited for, in milliseconds. */
const patience = 1500;

function togglePalette(event: KeyboardEvent): void {
  event.preventDefault();
  if (overlays.current()) overlays.close();
  // What asks for an answer is answered first.
  else if (!document.querySelector('dialog[open]')) void overlays.open('palette');
}

const pageIds = Object.keys(goKeys);

/** Listens for the shell's keys; `open` opens a page by its id and tells whether there is one. Answers how to stop. */
export function listen(open: (id: string) => boolean): () => void {
  let goesUntil = 0;
  const acts = (key: string): boolean => {
    const goes = performance.now() < goesUntil;
    goesUntil = 0;
    if (goes) return pageIds.some((id) => goKeys[id] === key && open(id));
    if (key === 'g') goesUntil = performance.now() + patience;
    if (key === '?') void overlays.open('shortcuts');
    return key === 'g' || key === '?' || pressOnPage(key);
  };
  const onKey = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const held = event.ctrlKey || event.metaKey;
    if (key === 'k' && held && !event.altKey && !event.shiftKey) return togglePalette(event);
    // AltGr writes brackets on some keyboards, and says that Ctrl and Alt are held.
    const command = (held || event.altKey) && !event.getModifierState?.('AltGraph');
    if (event.defaultPrevented || event.repeat || command || key.length !== 1) return;
    if (!shortcutSetting.current() || isBusy(event.target)) return;
    if (acts(key)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
