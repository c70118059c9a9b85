import { createStore } from '@tanstack/react-store';

const key = 'daftar.shortcuts';

/**
 * Whether single-key shortcuts are on (WCAG 2.1.4). Users of speech input turn them off, because spoken words would trigger
 * them. Stored in this browser.
 */
export const shortcutSetting = createStore<boolean>(localStorage.getItem(key) !== 'off');

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  shortcutSetting.setState(() => on);
}
