import { useEffect } from 'react';
import { Icon } from './icon.tsx';

const SHOWN_MS = 6000;

/** A red alert that disappears after six seconds. */
export function Snackbar({ message, onGone }: { message: string; onGone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the timer; a new `onGone` must not.
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className="snackbar" role="alert">
      <Icon name="alert" size={18} />
      <span>{message}</span>
    </div>
  );
}
