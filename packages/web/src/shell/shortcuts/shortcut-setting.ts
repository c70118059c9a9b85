const key = 'daftar.shortcuts';
const listeners = new Set<() => void>();

/**
 * Whether single-key shortcuts are on (WCAG 2.1.4). Users of speech input turn them off, because spoken words would trigger
 * them. Stored in this browser.
 */
export const shortcutSetting = {
  current: (): boolean => localStorage.getItem(key) !== 'off',
  set: (on: boolean): void => {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
