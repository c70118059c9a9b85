import { useLayoutEffect, useRef } from 'react';
import { isBusy } from '../../shell/shortcuts/is-busy.ts';
import { keyOf } from '../../shell/shortcuts/key-of.ts';
import { shortcutSetting } from '../../shell/shortcuts/shortcut-setting.ts';

type Keys = Readonly<Record<string, () => void>>;

/** Runs an action on a single key, unless the user types, a dialog is open, or single keys are switched off. */
export function useQueueKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the browser paints: somebody who sees the next payout may press a key at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = latest.current[keyOf(event)];
      const command = event.ctrlKey || event.metaKey || event.altKey;
      if (!action || command || event.repeat || !shortcutSetting.state || isBusy(event.target)) return;
      // The shell's listener may run later, for example for the second key of "go to".
      setTimeout(() => {
        if (!event.defaultPrevented) action();
      });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
