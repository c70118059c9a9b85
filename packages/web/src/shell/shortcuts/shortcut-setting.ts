const key = 'daftar.shortcuts';
const listeners = new Set<() => void>();

/**
 * Whether single keys do something. Those who speak to their computer, or whose hands slip, turn them off; the choice is
 * this browser's.
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
