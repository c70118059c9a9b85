import { useLayoutEffect, useRef } from 'react';
import { isBusy } from '../../shell/shortcuts/is-busy.ts';
import { keyOf } from '../../shell/shortcuts/key-of.ts';
import { shortcutSetting } from '../../shell/shortcuts/shortcut-setting.ts';

type Keys = Readonly<Record<string, () => void>>;

/** Runs actions on single keys, unless the user types, a dialog is open, or single-key shortcuts are switched off. */
export function useQueueKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Updates before the browser paints, because a user who sees the next payout may press a key at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = latest.current[keyOf(event)];
      const command = event.ctrlKey || event.metaKey || event.altKey;
      if (!action || command || event.repeat || !shortcutSetting.state || isBusy(event.target)) return;
      // Waits for the shell's listener, which may use the key, for example as the second key of "go to".
      setTimeout(() => {
        if (!event.defaultPrevented) action();
      });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
